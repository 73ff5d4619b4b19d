/** @typedef {import('./process-group.mjs').Member} Member */

/** How often this process checks that npm, its parent, still runs. */
const lookMilliseconds = 500

/**
 * Waits for the end of a run: Ctrl-C or a polite kill (no member), or a process of the group that ended by itself.
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
  // Killed politely, npm ends without a word to its script: the script then finds itself with another parent.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    const timer = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(timer)
      console.log('\n· npm has ended; stopping')
      resolve({})
    }, lookMilliseconds)
    timer.unref()
  }
  return {
    ended,
    /** @param {Member} member */
    onEnd: (member) => resolve({ member }),
  }
}
