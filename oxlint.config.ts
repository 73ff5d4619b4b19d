import { join } from 'node:path'
import { defineConfig } from 'oxlint'

import { controls } from './tooling/lint/src/controls.ts'
import { boundaryOverrides } from './tooling/lint/src/lint-rules.ts'

/** Rules that are switched off, each with its reason. */
const off = {
  // fast-check, stripe and others export their default under its name, too.
  'import/no-named-as-default': 'off',
  // The same.
  'import/no-named-as-default-member': 'off',
  // Styles are imported for their effect.
  'import/no-unassigned-import': 'off',
  // A dialog's first field and an opened search field are focused on purpose.
  'jsx-a11y/no-autofocus': 'off',
  // Scrollable regions must be reachable by keyboard.
  'jsx-a11y/no-noninteractive-tabindex': 'off',
  // Safari drops the role of a list without bullets.
  'jsx-a11y/no-redundant-roles': 'off',
  // Some roles have no element that can be styled as needed.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // The wire has `_id`.
  'no-underscore-dangle': 'off',
  // Does not see changes made by a callback.
  'no-unmodified-loop-condition': 'off',
  // Hono awaits its handlers.
  'oxc/no-async-endpoint-handlers': 'off',
  // A promise that is awaited for its effect returns nothing.
  'promise/always-return': 'off',
  // Node's streams take callbacks.
  'promise/no-callback-in-promise': 'off',
  // Effects name what they react to; useEffectEvent holds the rest.
  'react/exhaustive-effect-dependencies': 'off',
  // Render props of tables are components by shape only.
  'react/no-unstable-nested-components': 'off',
  // Dates are read while drawing on purpose, where a story passes a clock.
  'react/purity': 'off',
  // The JSX runtime is automatic.
  'react/react-in-jsx-scope': 'off',
  // Needed where state follows the DOM.
  'react/set-state-in-effect': 'off',
  // The compiler checks it.
  'typescript/consistent-return': 'off',
  // Errors and class instances are spread for their own fields.
  'typescript/no-misused-spread': 'off',
  // `string & {}` keeps completion of known values.
  'typescript/no-redundant-type-constituents': 'off',
  // Does not agree with exactOptionalPropertyTypes.
  'typescript/no-unnecessary-type-assertion': 'off',
  // There are no enums.
  'typescript/no-unsafe-enum-assignment': 'off',
  // Parsed JSON is checked by valibot or zod, or asserted where it was just made.
  'typescript/no-unsafe-type-assertion': 'off',
  // Functions of objects do not use `this` here.
  'typescript/unbound-method': 'off',
  // A function beside its only use reads better.
  'unicorn/consistent-function-scoping': 'off',
  // Copies an array before it is sorted.
  'unicorn/no-useless-spread': 'off',
  // Node's streams and workers take handlers.
  'unicorn/prefer-add-event-listener': 'off',
  // Property tests branch on generated input.
  'vitest/no-conditional-expect': 'off',
  // Types follow from use.
  'vitest/require-mock-type-parameters': 'off',
  // Where any error will do, its message is tested elsewhere.
  'vitest/require-to-throw-message': 'off',
  // A form listens to the events of its fields.
  'jsx-a11y/no-noninteractive-element-interactions': 'off',
  // Labels are props; axe checks the result in every story.
  'jsx-a11y/control-has-associated-label': 'off',
  // Strings are sorted by code unit on purpose.
  'typescript/require-array-sort-compare': 'off',
} satisfies Record<string, 'off'>

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  settings: { vitest: { typecheck: true } },
  ignorePatterns: [
    '**/dist/**',
    '**/storybook-static/**',
    '**/.react-router/**',
    '**/generated/**',
    'packages/api-client/etc/**',
    '**/*.tmp.*',
  ],
  rules: {
    ...off,
    // Names in capitals with underscores are not used; the exceptions belong to other packages.
    'id-match': [
      'error',
      '^([A-Za-z]|_|\\$|.*[a-z].*|PNG|POST|REMEMBER_REHYDRATED)$',
      { onlyDeclarations: true },
    ],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'typescript/consistent-type-definitions': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    {
      files: ['apps/web/**', 'apps/dashboard/**'],
      rules: {
        'react/forbid-elements': [
          'error',
          {
            forbid: controls.map((element) => ({
              element,
              message: 'Apps use the component of @search-foundation/ui.',
            })),
          },
        ],
        'no-restricted-globals': [
          'error',
          { name: 'Intl', message: 'Numbers and dates are formatted by @search-foundation/i18n/format.' },
        ],
      },
    },
    {
      files: ['packages/ui/src/**'],
      excludeFiles: ['**/*.stories.tsx', '**/*.test.*', '**/*.test-d.*'],
      jsPlugins: [join(import.meta.dirname, 'tooling/lint/src/design-system-plugin.ts')],
      rules: { 'design-system/documented-props': 'error' },
    },
    {
      files: ['apps/platform/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/*.test-support.ts'],
      jsPlugins: [join(import.meta.dirname, 'tooling/lint/src/platform-plugin.ts')],
      rules: { 'platform/body-before-transaction': 'error', 'platform/limited-fetch': 'error' },
    },
    {
      files: ['apps/platform/src/**/*.ts'],
      // The stand-ins are other companies, which request only this machine.
      excludeFiles: ['**/*.test.ts', '**/*.test-support.ts', 'apps/platform/src/stand-ins/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Requests to others go through kernel/outgoing.' },
        ],
      },
    },
    ...boundaryOverrides(),
    {
      // These import the built package as a user would, and spell out type parameters to test them.
      files: ['packages/api-client/test/**'],
      rules: { 'no-restricted-imports': 'off', 'typescript/no-unnecessary-type-parameters': 'off' },
    },
  ],
})
