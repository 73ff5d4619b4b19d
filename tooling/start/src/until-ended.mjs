/** @typedef {import('./family.mjs').Member} Member */

/**
 * Waits for the end of a run: Ctrl-C or a polite kill (no member), or a process of the family that ended by itself.
 * A second Ctrl-C while ending is ignored, so that nothing is left behind.
 */
export function untilEnded() {
  /** @type {(end: { member?: Member }) => void} */
  let resolve = () => undefined
  /** @type {Promise<{ member?: Member }>} */
  const ended = new Promise((done) => {
    resolve = done
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      console.log('\n· Stopping')
      resolve({})
    })
  }
  return {
    ended,
    /** @param {Member} member */
    onEnd: (member) => resolve({ member }),
  }
}
