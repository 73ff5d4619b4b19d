import { expect, test } from 'vitest'

import { duration, phasesOf, report, runPhases } from './phases.mjs'

/** @import { Phase } from './phases.mjs' */

/** @param {string} name @param {Partial<Phase>} [rest] @returns {Phase} */
const phase = (name, rest = {}) => ({
  ...{ name, group: 'static-unit', lane: 'checks' },
  work: async () => ({ code: 0, output: '' }),
  ...rest,
})

test('continues after a phase that fails or throws', async () => {
  /** @type {string[]} */
  const printed = []
  const results = await runPhases(
    [
      phase('first', { work: async () => ({ code: 1, output: ' FAIL  src/a.test.ts > adds' }) }),
      phase('second', { work: () => Promise.reject(new Error('PostgreSQL is missing')) }),
      phase('third', {
        work: async () => ({
          code: 0,
          output: '  ✘   2 [journeys] › src/keys.spec.ts › a key is created (2.1s)',
        }),
      }),
    ],
    (text) => printed.push(text),
  )
  expect(results.map(({ name, ok, failed }) => [name, ok, failed])).toEqual([
    ['first', false, ['src/a.test.ts > adds']],
    ['second', false, ['second: its last lines\n    PostgreSQL is missing']],
    ['third', true, ['[journeys] › src/keys.spec.ts › a key is created']],
  ])
  expect(printed).toContain('PostgreSQL is missing')
})

test('runs lanes side by side, a phase after the one it needs, and prints each output whole', async () => {
  /** @type {string[]} */
  const events = []
  /** @type {() => void} */
  let endBuild = () => undefined
  const built = new Promise((/** @type {(value?: undefined) => void} */ resolve) => (endBuild = resolve))
  const noting = (/** @type {string} */ name) => ({
    work: async (/** @type {boolean} */ show) => {
      events.push(`${name} ran`)
      return { code: 0, output: show ? 'shown already' : `output of ${name}` }
    },
  })
  const results = await runPhases(
    [
      phase('build', {
        lane: 'browser',
        work: () => built.then(() => ({ code: 1, output: 'output of build' })),
      }),
      phase('lint', {
        work: async () => {
          // It can only end because the build, in the other lane, is under way.
          endBuild()
          return { code: 0, output: 'output of lint' }
        },
      }),
      phase('packages', { after: 'build', ...noting('packages') }),
      phase('stories', { lane: 'browser', ...noting('stories') }),
    ],
    (text) => events.push(...(text.match(/output of \w+/) ?? [])),
  )
  expect(results.map(({ name, ok }) => `${name} ${ok}`)).toEqual([
    ...['build false', 'lint true', 'packages true', 'stories true'],
  ])
  expect(events.indexOf('packages ran')).toBeGreaterThan(events.indexOf('output of build'))
  expect(events.filter((event) => event.startsWith('output')).toSorted()).toEqual([
    ...['output of build', 'output of lint', 'output of packages', 'output of stories'],
  ])
})

test('runs all phases without a group, and refuses a group that there is not', () => {
  const phases = [phase('Lint'), phase('End to end', { group: 'browser' })]
  expect(phasesOf(phases)).toEqual(phases)
  expect(phasesOf(phases, 'browser').map(({ name }) => name)).toEqual(['End to end'])
  expect(() => phasesOf(phases, 'brwoser')).toThrow('--only takes static-unit, browser.')
})

test('closes with a row per phase, the count, and the failed tests', () => {
  const text = report([
    { name: 'Lint', ok: true, seconds: 4.2, failed: ['src/sign-in.spec.ts › signs in'], repeated: 1 },
    {
      name: 'End to end',
      ok: false,
      seconds: 187,
      failed: ['src/keys.spec.ts › a key is created'],
      repeated: 2,
    },
  ])
  expect(text.split('\n')).toEqual([
    '  passed  Lint        4 s',
    '  FAILED  End to end  3 min 7 s',
    '',
    '1 passed, 1 failed; tests repeated: 3',
    '  flaky: src/sign-in.spec.ts › signs in',
    '  src/keys.spec.ts › a key is created',
  ])
})

test('reads durations as minutes and seconds', () => {
  expect(duration(59.4)).toBe('59 s')
  expect(duration(60)).toBe('1 min 0 s')
})
