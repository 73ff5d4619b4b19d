import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { changedChecks } from './changed-checks.mjs'
import { workspacePackages } from './workspace.mjs'

const base = mkdtempSync(join(tmpdir(), 'changed-'))
afterAll(() => rmSync(base, { recursive: true }))

/** @param {string} file @param {unknown} content */
const write = (file, content = '') => {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), typeof content === 'string' ? content : JSON.stringify(content))
}
write('packages/ui/package.json', {
  name: 'ui',
  scripts: { 'test:unit': 'vitest run --project unit', 'test:stories': 'vitest run --project stories' },
})
write('packages/i18n/package.json', { name: 'i18n', scripts: { 'test:unit': 'vitest run' } })
write('apps/web/package.json', {
  name: 'web',
  scripts: { 'test:unit': 'vitest run' },
  dependencies: { ui: 'workspace:*' },
})
write('packages/ui/src/button/button.tsx')
write('packages/ui/src/button/button.stories.tsx')
write('packages/ui/src/button/button.module.css')
write('packages/i18n/messages/de/shared.json', {})
write('packages/i18n/messages/en-US/shared.json', {})
write('apps/platform/package.json', { name: 'platform', scripts: { 'test:unit': 'vitest run' } })
write('apps/platform/src/ledger/functions/charge.sql')
for (let count = 0; count < 70; count++) write(`apps/platform/src/api/${count}.test.ts`)
write('tooling/e2e/package.json', { name: 'e2e', scripts: {} })
write('tooling/e2e/src/keys.spec.ts')
write('packages/store/package.json', { name: 'store', scripts: {}, dependencies: { i18n: 'workspace:*' } })
write('apps/dashboard/package.json', {
  name: 'dashboard',
  scripts: {},
  dependencies: { store: 'workspace:*' },
})
write('packages/i18n/src/translator.ts')
const packages = workspacePackages(base)

/** @param {string[]} changed @param {{ story?: string, journey?: string, previous?: Map<string, string> }} [options] */
const checksOf = (changed, options) =>
  Object.fromEntries(
    changedChecks(changed, packages, { base, ...options }).map(({ name, parameters }) => [
      name,
      parameters.join(' '),
    ]),
  )

test('a component: its story, the tests that reach it, types of all that use it', () => {
  const checks = checksOf(['packages/ui/src/button/button.tsx', 'packages/ui/src/button/button.module.css'])
  expect(Object.keys(checks)).toEqual([
    'Format',
    'Lint',
    'Styles',
    'Types',
    'Unit tests that reach the change: ui',
    'Stories: ui',
  ])
  expect(checks.Types).toMatch(/--filter=ui --filter=web$/)
  expect(checks['Unit tests that reach the change: ui']).toMatch(/--project unit src\/button\/button\.tsx$/)
  expect(checks['Stories: ui']).toMatch(/--project stories src\/button\/button\.stories\.tsx$/)
})

test('a message: all tests of its package, which read it without importing it', () => {
  const checks = checksOf(['packages/i18n/messages/de/shared.json'])
  expect(checks['Unit tests: i18n']).toBe('--filter i18n exec vitest run')
  expect(checks.Types).toBeUndefined()
})

test('a message of the default language: also types, which are made of it, of what imports it', () => {
  const { Types } = checksOf(['packages/i18n/messages/en-US/shared.json'])
  expect(Types).toMatch(/--filter=i18n --filter=store$/)
  expect(checksOf(['packages/i18n/src/translator.ts']).Types).toMatch(
    /--filter=dashboard --filter=i18n --filter=store$/,
  )
})

test('other words for a message of the default language: no types, which are made of names and kinds', () => {
  const file = 'packages/i18n/messages/en-US/shared.json'
  write(file, { save: 'Save', count: { one: 'One' } })
  const typesAfter = (/** @type {object} */ before) =>
    checksOf([file], { previous: new Map([[file, JSON.stringify(before)]]) }).Types
  expect(typesAfter({ save: 'Store', count: { one: '1' } })).toBeUndefined()
  expect(typesAfter({ store: 'Store', count: { one: '1' } })).toMatch(/--filter=i18n --filter=store$/)
  // The settings of TypeScript have values that change types.
  write('packages/i18n/tsconfig.json', { strict: true })
  const previous = new Map([['packages/i18n/tsconfig.json', '{"strict":false}']])
  expect(checksOf(['packages/i18n/tsconfig.json'], { previous }).Types).toMatch(/--filter=i18n/)
})

test('a file of a package with many tests: those of the same folder', () => {
  const checks = checksOf([
    'apps/platform/src/ledger/functions/charge.sql',
    'apps/platform/src/api/0.test.ts',
  ])
  expect(checks['Unit tests beside the change: platform']).toMatch(
    / run --passWithNoTests src\/ledger\/ src\/api\/$/,
  )
})

test('a journey by name builds the apps first; a deleted file is not opened', () => {
  const checks = checksOf(['packages/ui/src/gone.ts'], { journey: 'a key is created' })
  expect(Object.keys(checks)).toEqual(['Types', 'Production build', 'Journeys'])
  expect(checks.Journeys).toMatch(/--no-deps -g a key is created$/)
  expect(checksOf(['tooling/e2e/src/keys.spec.ts']).Journeys).toMatch(/--no-deps keys\.spec\.ts$/)
})

test('nothing for no change', () => {
  expect(changedChecks([], packages, { base })).toEqual([])
})
