import { expect, test } from 'vitest'

import { duration, report, runPhases } from './phases.mjs'

test('continues after a phase that fails or throws', async () => {
  /** @type {string[]} */
  const printed = []
  const results = await runPhases(
    [
      { name: 'first', work: async () => false },
      { name: 'second', work: () => Promise.reject(new Error('PostgreSQL is missing')) },
      { name: 'third', work: async () => true },
    ],
    (text) => printed.push(text),
  )
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['first', false],
    ['second', false],
    ['third', true],
  ])
  expect(printed).toContain('PostgreSQL is missing')
})

test('closes with a row per phase and the count', () => {
  const text = report([
    { name: 'Lint', ok: true, seconds: 4.2 },
    { name: 'End to end', ok: false, seconds: 187 },
  ])
  expect(text.split('\n')).toEqual([
    '  passed  Lint        4 s',
    '  FAILED  End to end  3 min 7 s',
    '',
    '1 passed, 1 failed',
  ])
})

test('reads durations as minutes and seconds', () => {
  expect(duration(59.4)).toBe('59 s')
  expect(duration(60)).toBe('1 min 0 s')
})
