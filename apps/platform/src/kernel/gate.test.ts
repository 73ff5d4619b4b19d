import { expect, test } from 'vitest'

import { createGate } from './gate.ts'

test('two works run at the same time, and the next begins when one of them has ended or failed', async () => {
  const gate = createGate(2)
  const begun: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<number>())
  const works = ends.map(({ promise }, index) =>
    gate(() => {
      begun.push(index)
      return promise
    }).catch(() => -1),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('wrong'))
  expect(await works[1]).toBe(-1)
  expect(begun).toEqual([0, 1, 2])
  for (const [index, end] of ends.entries()) end.resolve(index)
  expect(await Promise.all(works)).toEqual([0, -1, 2, 3])
})
