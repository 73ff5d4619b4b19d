import { expect, test } from 'vitest'

import { lintFiles } from './lint-files.ts'
import { forms, refusedImports, type Import } from './refused-imports.ts'
import { workspacePackages } from './repository.ts'

/** Which package may import which others: the drawing of the architecture as a table. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  web: ['api-client', 'auth', 'content', 'i18n', 'store', 'ui'],
  dashboard: ['api-client', 'auth', 'content', 'i18n', 'store', 'ui'],
  store: ['api-client', 'auth', 'i18n'],
  'api-client': [],
  auth: [],
  content: [],
  i18n: [],
  ui: [],
  platform: ['content'],
  e2e: ['api-client', 'content', 'i18n', 'start'],
  bench: ['api-client'],
  contract: ['api-client', 'platform'],
  lint: ['api-client'],
  start: [],
  typescript: [],
}

const packages = workspacePackages()
const code = packages.filter(({ name }) => name !== 'typescript')
const everyPair = code.flatMap(({ name, folder }) =>
  code
    .filter((other) => other.name !== name)
    .map((other) => ({
      entry: [`${folder}/src/module.ts`, `@search-foundation/${other.name}/x`] as const,
      allowed: mayImport[name]?.includes(other.name) === true,
    })),
)

const forbidden: readonly Import[] = [
  ...everyPair.filter(({ allowed }) => !allowed).map(({ entry }) => entry),
  ['apps/web/app/root.tsx', '../../dashboard/src/app/place.ts'],
  // Apps take behaviour from ui and identity from auth.
  ['apps/dashboard/src/app/shell.tsx', 'react-aria-components'],
  ['apps/dashboard/src/app/shell.tsx', '@react-aria/focus'],
  ['apps/dashboard/src/app/shell.tsx', 'firebase/auth'],
  ['packages/auth/src/auth.ts', 'firebase/auth'],
  ['packages/store/src/api.ts', 'firebase/auth'],
  // A feature is entered by its index, and by no other feature.
  ['apps/dashboard/src/pages/billing.tsx', '../features/billing/pack-card.tsx'],
  ['apps/dashboard/src/main.tsx', './features/billing/pack-card.tsx'],
  ['apps/dashboard/src/features/keys/key.tsx', '../billing/index.ts'],
  ['apps/dashboard/src/features/keys/parts/key.tsx', '../../billing/index.ts'],
  ['apps/web/app/pages/reader/page.tsx', '../landing/hero.tsx'],
  ['apps/web/app/pages/reader/demo/result.tsx', '../../landing/hero.tsx'],
  // The design system gets texts and state from outside.
  ['packages/ui/src/button/button.tsx', 'react-router'],
  ['packages/ui/src/button/button.tsx', 'react-i18next'],
  ['packages/ui/src/button/button.tsx', '@reduxjs/toolkit/query/react'],
  // What runs before an install has nothing but Node.
  ['tooling/start/src/start.ts', 'firebase-tools'],
  ['tooling/start/src/start.ts', 'vitest'],
  // Past the exports map.
  ['packages/store/src/api.ts', '@search-foundation/api-client/src/client.ts'],
  ['apps/web/app/root.tsx', '@search-foundation/ui/dist/button/index.js'],
  ['packages/store/src/api.ts', '../../api-client/src/client.ts'],
  ['tooling/e2e/src/journey.ts', '../../../packages/content/src/brand.ts'],
]

const allowed: readonly Import[] = [
  ...everyPair.filter((pair) => pair.allowed).map(({ entry }) => entry),
  ['apps/web/app/pages/reader/page.tsx', '../../config.ts'],
  ['apps/web/app/pages/reader/demo/result.tsx', '../page.ts'],
  ['apps/dashboard/src/pages/billing.tsx', '../features/billing/index.ts'],
  ['apps/dashboard/src/features/keys/key.tsx', '../../app/services.tsx'],
  ['apps/dashboard/src/features/keys/key.tsx', './secret.ts'],
  ['apps/dashboard/src/features/keys/parts/key.tsx', '../secret.ts'],
  ['apps/dashboard/build/policy.ts', '../src/config.ts'],
  ['packages/ui/src/button/button.tsx', 'react-aria-components'],
  ['packages/ui/src/button/button.tsx', '../icon/index.ts'],
  ['packages/auth/src/firebase.ts', 'firebase/auth'],
  ['packages/store/src/api.ts', '@search-foundation/api-client'],
  ['packages/i18n/src/create-i18n.ts', 'i18next'],
  ['apps/platform/src/contract.test.ts', '@search-foundation/api-client'],
  ['tooling/start/src/start.mjs', 'node:path'],
  ['tooling/start/src/start.mjs', './ports.mjs'],
  ['tooling/start/src/ports.test.mjs', 'vitest'],
]

const everyForm = Object.keys(forms) as (keyof typeof forms)[]
const typesOfTheSdk: Import = ['apps/platform/src/module.ts', '@search-foundation/api-client/x']

test('knows every package of the workspace', () => {
  expect(Object.keys(mayImport).toSorted()).toEqual(packages.map(({ name }) => name).toSorted())
})

test.each(everyForm)('refuses what the architecture forbids (%s)', (form) => {
  const refused = refusedImports(forbidden, form)
  const expected = forbidden.filter(
    (entry) => form !== 'import type' || entry.join() !== typesOfTheSdk.join(),
  )
  expect(refused).toEqual(expected)
})

test.each(everyForm)('lets through what it allows (%s)', (form) => {
  expect(refusedImports(allowed, form)).toEqual([])
})

test('lets the platform take types from the SDK, and no code', () => {
  expect(refusedImports([typesOfTheSdk], 'import type')).toEqual([])
  expect(refusedImports([typesOfTheSdk], 'import')).toEqual([typesOfTheSdk])
})

test('refuses modules that import each other', () => {
  const findings = lintFiles(
    new Map([
      ['packages/content/src/one.ts', `import { two } from './two.ts'\nexport const one = () => two\n`],
      ['packages/content/src/two.ts', `import { one } from './one.ts'\nexport const two = () => one\n`],
    ]),
  )
  expect(findings.map(({ rule }) => rule)).toContain('import(no-cycle)')
})
