import { failedTests, lastLines, repetitions } from './failed-tests.mjs'
import { PlainError } from './plain-error.mjs'

/**
 * @typedef {object} Phase
 * @property {string} name
 * @property {string} group
 * @property {string} lane phases of one lane run one after another, lanes side by side
 * @property {string} [after] an earlier phase, of another lane, that has to end first
 * @property {(show: boolean) => Promise<{ code: number, output: string }>} work prints its output as it arrives if it is to show it
 */
/** @typedef {{ name: string, ok: boolean, seconds: number, failed: string[], repeated: number }} Result */

/** How many failed tests the closing table names. */
const shownTests = 20

/**
 * Minutes and seconds as a person reads them.
 * @param {number} seconds
 */
export function duration(seconds) {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * The closing table of `npm test`: one row per phase, the count of both outcomes and of repeated tests, then the failed
 * tests by name, so that the end of a long log says what to look for. A test that failed in a phase that passed was repeated.
 * @param {readonly Result[]} results
 */
export function report(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(
    ({ name, ok, seconds }) => `  ${ok ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${duration(seconds)}`,
  )
  const failed = results.filter(({ ok }) => !ok).length
  const repeated = results.reduce((sum, result) => sum + result.repeated, 0)
  const tests = results.flatMap((result) =>
    result.failed.map((test) => (result.ok ? `flaky: ${test}` : test)),
  )
  return [
    ...rows,
    '',
    `${results.length - failed} passed, ${failed} failed; tests repeated: ${repeated}`,
    ...tests.slice(0, shownTests).map((test) => `  ${test}`),
    ...(tests.length > shownTests ? [`  and ${tests.length - shownTests} more`] : []),
  ].join('\n')
}

/**
 * The phases of one group, or all of them without a group. Throws a PlainError for a group that there is not, so that a misspelled
 * one does not pass by running nothing.
 * @param {readonly Phase[]} phases
 * @param {string} [only] name of the group
 * @returns {readonly Phase[]}
 */
export function phasesOf(phases, only) {
  if (only === undefined) return phases
  const chosen = phases.filter(({ group }) => group === only)
  if (chosen.length > 0) return chosen
  const groups = [...new Set(phases.map(({ group }) => group))]
  throw new PlainError(`There is no group "${only}": --only takes ${groups.join(', ')}.`)
}

/**
 * Runs the lanes of phases side by side, every phase whatever became of those before it. One lane prints as it goes; of several,
 * each phase's output is printed in one piece when it ends. Returns the results in the order of the phases.
 * @param {readonly Phase[]} phases
 * @param {(text: string) => void} [print]
 * @returns {Promise<Result[]>}
 */
export function runPhases(phases, print = console.log) {
  const show = new Set(phases.map(({ lane }) => lane)).size === 1
  /** @param {Phase} phase @returns {Promise<Result>} */
  const run = async ({ name, work }) => {
    print(show ? `\n──── ${name} ────` : `· ${name} …`)
    const began = performance.now()
    const { code, output } = await work(show).catch((error) => {
      const message = error instanceof Error ? error.message : String(error)
      if (show) print(message)
      return { code: 1, output: message }
    })
    const seconds = (performance.now() - began) / 1000
    if (!show) print(`\n──── ${name} (${duration(seconds)}) ────\n${output.trimEnd()}\n`)
    const named = failedTests(output)
    // What ends a phase without failing a test of it says why at the end of its output.
    const failed = code === 0 || named.length > 0 ? named : [`${name}: its last lines\n${lastLines(output)}`]
    return { name, ok: code === 0, seconds, failed, repeated: repetitions(output) }
  }
  /** @type {Map<string, Promise<Result>>} the latest phase of each lane, and each phase by its name */
  const begun = new Map()
  return Promise.all(
    phases.map((phase) => {
      const earlier = [`lane ${phase.lane}`, phase.after ?? ''].map(async (name) => begun.get(name))
      const result = Promise.all(earlier).then(() => run(phase))
      begun.set(`lane ${phase.lane}`, result).set(phase.name, result)
      return result
    }),
  )
}
