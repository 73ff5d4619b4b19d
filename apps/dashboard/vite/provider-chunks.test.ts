import { randomBytes } from 'node:crypto'
import type { Chunk } from '@search-foundation/vite/loaded-chunks'
import { findHeavyChunks, findProviderChunks } from '@search-foundation/vite/provider-chunks'
import { expect, test } from 'vitest'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false): Chunk => ({
  fileName,
  isEntry,
  imports,
  moduleIds,
  code: '',
})

const provider = chunk('provider.js', ['/repo/node_modules/@firebase/auth/dist/esm/index.js'])
const method = chunk('password.js', ['/repo/packages/auth/src/methods/password.ts'], ['provider.js'])
const shared = chunk('shared.js', ['/repo/packages/auth/src/session.ts'])
const entry = (imports: string[]) => chunk('index.js', ['/repo/apps/dashboard/src/main.tsx'], imports, true)
const namesOf = (chunks: readonly Chunk[]) => chunks.map(({ fileName }) => fileName)

test('code of the provider that is loaded on demand is not in the first load', () => {
  const { all, inFirstLoad } = findProviderChunks([entry(['shared.js']), shared, method, provider])
  expect(namesOf(all)).toEqual(['password.js', 'provider.js'])
  expect(inFirstLoad).toEqual([])
})

test('code of the provider that another chunk imports is found in the first load', () => {
  const { inFirstLoad } = findProviderChunks([entry(['password.js']), shared, method, provider])
  expect(namesOf(inFirstLoad)).toEqual(['password.js', 'provider.js'])
})

test('a chunk may have the bytes of its kind', () => {
  /** Text that gzip makes about as long as `bytes`. */
  const code = (bytes: number) => randomBytes(bytes * 0.75).toString('base64')
  expect(
    findHeavyChunks([
      { ...method, code: code(1000) },
      { ...provider, code: code(30_000) },
    ]),
  ).toEqual([])
  const heavy = [
    { ...method, code: code(3000) },
    { ...provider, code: code(60_000) },
  ]
  expect(namesOf(findHeavyChunks(heavy))).toEqual(['password.js', 'provider.js'])
})
