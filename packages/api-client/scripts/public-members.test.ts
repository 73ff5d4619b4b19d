import { join } from 'node:path'
import ts from 'typescript-5.9'
import { beforeAll, expect, test } from 'vitest'

import { groups, products } from '../src/methods.ts'
import { entries } from './entries.ts'
import { publicMembers, type PublicMember } from './public-members.ts'

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
}

/** Lists the public members of sources by the names of their files. */
function membersOf(sources: Readonly<Record<string, string>>): PublicMember[] {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target) =>
    name in sources ? ts.createSourceFile(name, sources[name] ?? '', target, true) : read(name, target)
  const files = Object.keys(sources)
  return publicMembers(ts.createProgram(files, { ...options, noLib: true, types: [] }, host), files)
}

const undescribed = (members: readonly PublicMember[]) =>
  members.filter(({ isDescribed }) => !isDescribed).map(({ path }) => path)

let members: PublicMember[]
beforeAll(() => {
  const files = entries.map((name) => join(import.meta.dirname, `../src/${name}.ts`))
  members = publicMembers(ts.createProgram(files, options), files)
})

test('every export and every field of the types that they lead to is described', () => {
  expect(members.length).toBeGreaterThan(1000)
  expect(undescribed(members)).toEqual([])
})

test('each product call has an example', () => {
  const names = [
    ...Object.keys(products),
    ...['embedEach', 'embedAll', 'uploadBulkEmbeddings', 'uploadInParts', 'waitUntilDone'],
    groups.bulkEmbeddings.create.name,
    groups.classifiers.train.name,
  ]
  const withExample = new Set(
    members.filter(({ hasExample }) => hasExample).map(({ path }) => path.split('.')[1]),
  )
  expect(names.filter((name) => !withExample.has(name))).toEqual([])
})

test('fields of literals, unions, parameters and types that are not exported count', () => {
  const source = `
    /** Inner. */
    interface Inner {
      /** Described. */
      one: string
      two: number
    }
    /** Exported. */
    export type Outer =
      | {
          /** Described. */
          inner: Inner
          list: { three: string }[]
        }
      | { four: boolean }
    /** Function. */
    export const run = (options: { five?: number }): void => { const own: { six: string } = { six: '' }; void own }
    export const plain = 1
  `
  expect(undescribed(membersOf({ '/entry.ts': source }))).toEqual([
    'Inner.two',
    'Outer.list',
    'Outer.list.three',
    'Outer.four',
    'run.five',
    'entry.plain',
  ])
})
