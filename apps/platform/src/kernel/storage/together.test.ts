import { expect, test } from 'vitest'

import { together } from './together.ts'

/** Doubles numbers, and notes which ones together; throws for zero, and has no row for a negative one. Rows are in another order than items. */
function doubler(fault: Error = new Error('a zero')) {
  const statements: (readonly number[])[] = []
  const double = together(3, (items: readonly number[]) => {
    statements.push(items)
    if (items.includes(0)) return Promise.reject(fault)
    const rows = items.map((item, index) => ({ place: index + 1, doubled: item * 2 }))
    return Promise.resolve(rows.filter(({ doubled }) => doubled > 0).toReversed())
  })
  return { statements, double: async (item: number) => (await double(item))?.doubled }
}

test('what is asked for in one turn of the event loop is done together, a few at a time, and each gets its own result', async () => {
  const { statements, double } = doubler()
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(statements).toEqual([[1, 2, 3], [4]])
  expect(await double(5)).toBe(10)
  expect(statements).toHaveLength(3)
})

test('an item without a row has no result', async () => {
  const { double } = doubler()
  expect(await Promise.all([1, -1, 2].map(double))).toEqual([2, undefined, 4])
})

test('an item that fails does not fail the others', async () => {
  const { statements, double } = doubler()
  const outcomes = await Promise.allSettled([1, 0, 2].map(double))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(statements).toEqual([[1, 0, 2], [1], [0], [2]])
})

test('while the database is away, nothing is tried alone', async () => {
  const { statements, double } = doubler(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  const outcomes = await Promise.allSettled([1, 0, 2].map(double))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(statements).toHaveLength(1)
})
