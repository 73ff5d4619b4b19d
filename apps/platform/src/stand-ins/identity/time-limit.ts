/** How often the time limit looks at the clock, in milliseconds. */
const tickMilliseconds = 100

/**
 * Returns a signal that is aborted after a time in which this process's event loop ran. A loop that is blocked, by making a database for
 * example, can't read a response either: such a block counts as one tick, so that nobody else is held to be silent for it.
 * @param milliseconds the time limit
 */
export function timeLimit(milliseconds: number): AbortSignal & Disposable {
  const limit = new AbortController()
  let left = Math.ceil(milliseconds / tickMilliseconds)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    limit.abort(new DOMException('The time is up.', 'TimeoutError'))
  }, tickMilliseconds)
  return Object.assign(limit.signal, { [Symbol.dispose]: () => clearInterval(timer) })
}
