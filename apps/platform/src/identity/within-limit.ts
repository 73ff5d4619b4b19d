import { setTimeout } from 'node:timers/promises'

/** Longest wait for the identity provider, in milliseconds. The library's own limit is 25 s, and it retries. */
export const longestWait = 10_000

/** Rejects when a request to the provider takes longer than the time limit in milliseconds. */
export function withinLimit<T>(request: Promise<T>, limit = longestWait): Promise<T> {
  const ended = new AbortController()
  const late = setTimeout(limit, undefined, { signal: ended.signal }).then(() => {
    throw new Error('The identity provider did not respond in time.')
  })
  return Promise.race([request, late]).finally(() => ended.abort())
}
