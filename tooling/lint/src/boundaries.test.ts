import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

import { floors, packages } from './boundaries.ts'
import { lintFiles } from './lint-files.ts'
import { maxDepth } from './lint-rules.ts'
import { forms, refusedImports, type Form, type Import } from './refused-imports.ts'
import { root, workspacePackages } from './repository.ts'

interface Judged {
  entry: Import
  allowed: boolean
}

const code = Object.entries(packages).filter(([, { isSettings }]) => !isSettings)

const betweenPackages: readonly Judged[] = code.flatMap(([name, { folder, mayImport }]) =>
  code
    .filter(([other]) => other !== name)
    .map(([other]) => ({
      entry: [`${folder}/src/module.ts`, `@search-foundation/${other}/x`],
      allowed: mayImport.includes(other),
    })),
)

/** A module in every room and at two depths, and an import of every other room. */
const betweenRooms: readonly Judged[] = floors.flatMap(({ folder, rooms, apart = [], isComposedAbove }) =>
  Object.entries(rooms).flatMap(([room, mayImport]) =>
    [1, 3].flatMap((depth) => {
      const up = '../'.repeat(depth)
      const from = `${folder}/${room}/${'part/'.repeat(depth - 1)}module.ts`
      const others = Object.keys(rooms)
        .filter((other) => other !== room)
        .map((other) => ({
          entry: [from, `${up}${other}/thing/index.ts`] as const,
          allowed: mayImport.includes(other),
        }))
      const sibling = { entry: [from, '../'.repeat(depth - 1) + 'sibling/index.ts'] as const, allowed: false }
      const above = { entry: [from, `${up}composition.ts`] as const, allowed: isComposedAbove !== true }
      return [...others, above, ...(apart.includes(room) && depth > 1 ? [sibling] : [])]
    }),
  ),
)

const table = [...betweenPackages, ...betweenRooms]

const forbidden: readonly Import[] = [
  ...table.filter(({ allowed }) => !allowed).map(({ entry }) => entry),
  ['apps/web/app/root.tsx', '../../dashboard/src/shell/tabs.tsx'],
  // Apps take behaviour from ui and identity from auth.
  ['apps/dashboard/src/shell/frame.tsx', 'react-aria-components'],
  ['apps/dashboard/src/shell/frame.tsx', '@react-aria/focus'],
  ['apps/dashboard/src/shell/frame.tsx', 'firebase/auth'],
  ['packages/auth/src/auth.ts', 'firebase/auth'],
  ['packages/store/src/api.ts', 'firebase/auth'],
  // A feature is entered through its index.
  ['apps/dashboard/src/pages/billing.tsx', '../features/billing/pack-card.tsx'],
  ['apps/dashboard/src/main.tsx', './features/billing/pack-card.tsx'],
  // The design system gets texts and state from outside.
  ['packages/ui/src/button/button.tsx', 'react-router'],
  ['packages/ui/src/button/button.tsx', 'react-i18next'],
  ['packages/ui/src/button/button.tsx', '@reduxjs/toolkit/query/react'],
  // Components share styles and parts through private folders only.
  ['packages/ui/src/link/link.tsx', '../button/button.module.css'],
  ['packages/ui/src/link/link.tsx', '../button/button.tsx'],
  // What runs before an install has nothing but Node.
  ['tooling/start/src/start.ts', 'firebase-tools'],
  ['tooling/start/src/start.ts', 'vitest'],
  // Past the exports map.
  ['packages/store/src/api.ts', '@search-foundation/api-client/src/core/client.ts'],
  ['apps/web/app/root.tsx', '@search-foundation/ui/dist/button/index.js'],
  ['packages/store/src/api.ts', '../../api-client/src/core/client.ts'],
  ['tooling/e2e/src/journey.ts', '../../../packages/content/src/brand.ts'],
]

const allowed: readonly Import[] = [
  ...table.filter((judged) => judged.allowed).map(({ entry }) => entry),
  ['apps/web/app/pages/reader/page.tsx', '../../ground/config.ts'],
  ['apps/web/app/pages/reader/demo/result.tsx', '../page.ts'],
  ['apps/dashboard/src/features/keys/key.tsx', './secret.ts'],
  ['apps/dashboard/src/features/keys/parts/key.tsx', '../secret.ts'],
  ['apps/dashboard/vite/policy.ts', '../src/config.ts'],
  ['packages/ui/src/button/button.tsx', 'react-aria-components'],
  ['packages/ui/src/button/button.tsx', '../icon/index.ts'],
  ['packages/ui/src/button/button.tsx', '../_button/button.module.css'],
  ['packages/auth/src/firebase.ts', 'firebase/auth'],
  ['packages/i18n/src/create-i18n.ts', 'i18next'],
  ['apps/platform/src/contract.test.ts', '@search-foundation/api-client'],
  // A test starts the whole platform.
  ['apps/platform/src/ledger/budgets.test.ts', '../platform.test-support.ts'],
  ['apps/platform/src/ledger/budgets.test-support.ts', '../platform.test-support.ts'],
  ['apps/platform/src/main.ts', './api/dashboard/routes.ts'],
  ['tooling/start/src/start.mjs', 'node:fs/promises'],
  ['tooling/start/src/start.mjs', './ports.mjs'],
  ['tooling/start/src/ports.test.mjs', 'vitest'],
]

const everyForm = Object.keys(forms) as Form[]
const typesOfTheSdk: Import = ['apps/platform/src/module.ts', '@search-foundation/api-client/x']

test('the table lists every package of the workspace with its folder', () => {
  const listed = Object.entries(packages).map(([name, { folder }]) => ({ name, folder }))
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  expect(listed.toSorted(byName)).toEqual(workspacePackages().toSorted(byName))
})

describe('imports in every form', () => {
  let refused: ReturnType<typeof refusedImports>
  beforeAll(() => {
    refused = refusedImports([...forbidden, ...allowed, typesOfTheSdk], everyForm)
  })

  test.each(everyForm)('the linter refuses what the table forbids (%s)', (form) => {
    const expected = forbidden.filter(
      (entry) => form !== 'import type' || entry.join() !== typesOfTheSdk.join(),
    )
    expect(refused[form].filter((entry) => forbidden.includes(entry))).toEqual(expected)
  })

  test.each(everyForm)('the linter lets through what the table allows (%s)', (form) => {
    expect(refused[form].filter((entry) => allowed.includes(entry))).toEqual([])
  })

  test('the platform may import types of the SDK, but no code', () => {
    expect(refused['import type']).not.toContain(typesOfTheSdk)
    expect(refused.import).toContain(typesOfTheSdk)
  })
})

test.each(floors)('every file of $folder lies within the depth that the rules reach', ({ folder, rooms }) => {
  const files = Object.keys(rooms).flatMap((room) =>
    globSync(`${folder}/${room}/**/*.{ts,tsx}`, { cwd: root }),
  )
  const depths = files.map((file) => relative(folder, file).split('/').length - 1)
  expect(Math.max(0, ...depths)).toBeLessThanOrEqual(maxDepth)
})

test('every exception names a file that exists', () => {
  const named = floors.flatMap(({ folder, exceptions = [] }) =>
    exceptions.map(({ file }) => join(folder, file)),
  )
  expect(named.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([])
})

test('the linter refuses modules that import each other', () => {
  const findings = lintFiles(
    new Map([
      ['packages/content/src/one.ts', `import { two } from './two.ts'\nexport const one = () => two\n`],
      ['packages/content/src/two.ts', `import { one } from './one.ts'\nexport const two = () => one\n`],
    ]),
  )
  expect(findings.map(({ rule }) => rule)).toContain('import(no-cycle)')
})

test('the linter refuses modules that take types from each other', () => {
  const findings = lintFiles(
    new Map([
      ['packages/content/src/one.ts', `import type { Two } from './two.ts'\nexport type One = Two | 1\n`],
      ['packages/content/src/two.ts', `import type { One } from './one.ts'\nexport type Two = One[]\n`],
    ]),
  )
  expect(findings.map(({ rule }) => rule)).toContain('import(no-cycle)')
})
