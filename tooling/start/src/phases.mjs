/** @typedef {{ name: string, ok: boolean, seconds: number }} Result */

/**
 * Minutes and seconds as a person reads them.
 * @param {number} seconds
 */
export function duration(seconds) {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * The closing table of `npm test`: one row per phase, then the count of both outcomes.
 * @param {readonly Result[]} results
 */
export function report(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(
    ({ name, ok, seconds }) => `  ${ok ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${duration(seconds)}`,
  )
  const failed = results.filter(({ ok }) => !ok).length
  return [...rows, '', `${results.length - failed} passed, ${failed} failed`].join('\n')
}

/**
 * Runs phases in order, every one whatever became of those before it.
 * @param {readonly { name: string, work: () => Promise<boolean> }[]} phases
 * @param {(text: string) => void} [print]
 * @returns {Promise<Result[]>}
 */
export async function runPhases(phases, print = console.log) {
  /** @type {Result[]} */
  const results = []
  for (const { name, work } of phases) {
    print(`\n──── ${name} ────`)
    const began = performance.now()
    const ok = await work().catch((error) => {
      print(error instanceof Error ? error.message : String(error))
      return false
    })
    results.push({ name, ok, seconds: (performance.now() - began) / 1000 })
  }
  return results
}
