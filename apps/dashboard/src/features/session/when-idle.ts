/** Longest wait for an idle moment, in milliseconds. */
const longestWait = 3000

/** Calls a function once the browser has nothing else to do, after 3 s at the latest. Returns a function that cancels the call. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: longestWait })
  return () => cancelIdleCallback(request)
}
