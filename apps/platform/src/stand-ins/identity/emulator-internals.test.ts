import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

import { createApp, EmulatorProject, patches, SingleProjectMode, versionRead } from './emulator-internals.ts'
import { patchedText } from './patch-module.ts'

test('firebase-tools has the version whose private modules were read', () => {
  const { version } = createRequire(import.meta.url)('firebase-tools/package.json') as { version: string }
  expect(version, 'read the modules of this version, and what the patches change').toBe(versionRead)
})

test.each(Object.entries(patches))('the text that the patch %s changes is there once', (_, patch) => {
  expect(patchedText(patch)).toContain(patch.replacement)
})

test('a patch of a text that is not there throws', () => {
  const patch = { ...patches.lateSchemas, original: 'no such text' }
  expect(() => patchedText(patch)).toThrow(/validators\.js is not as expected.*no such text/)
})

test.each([
  'overwriteUserWithLocalId',
  'updateUserByLocalId',
  'createOob',
  'deleteUser',
  'deleteAllAccounts',
  'createRefreshTokenFor',
  'validateRefreshToken',
] as const)("the emulator's project has %s, which ours changes or calls", (method) => {
  expect(EmulatorProject.prototype[method]).toBeTypeOf('function')
})

test('the emulator is created for one project', () => {
  expect(new EmulatorProject('demo').users).toBeInstanceOf(Map)
  expect(SingleProjectMode.ERROR).toBeTypeOf('number')
  expect(createApp).toBeTypeOf('function')
})
