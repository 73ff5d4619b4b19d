import { join } from 'node:path'
import { expect, test } from 'vitest'

import { cycles, importsBetween, roomOf } from './import-graph.ts'

test('imports between modules are told apart by kind', () => {
  const files = ['import-graph.ts', 'import-graph.test.ts', 'print-import-graph.ts']
  expect(importsBetween(import.meta.dirname, files)).toEqual([
    { from: 'import-graph.test.ts', to: 'import-graph.ts', kind: 'value' },
    { from: 'print-import-graph.ts', to: 'import-graph.ts', kind: 'value' },
  ])
})

test('a module belongs to its first folder', () => {
  expect(roomOf(join('features', 'keys', 'index.ts'))).toBe('features')
  expect(roomOf('main.tsx')).toBe('.')
})

test('a cycle is found wherever it begins, and a shared target is none', () => {
  expect(
    cycles([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ]),
  ).toEqual([])
  expect(
    cycles([
      ['entry', 'a'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'leaf'],
    ]),
  ).toEqual([['a', 'b', 'c']])
})
