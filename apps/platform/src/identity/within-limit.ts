import { withinSeconds } from '../kernel/outgoing/within-seconds.ts'

/** Longest wait for the identity provider, in milliseconds. The library retries: each of its requests ends after this time, and so does the wait for all of them. */
export const longestWait = 10_000

/** Rejects when a request to the provider takes longer than the time limit in milliseconds. */
export const withinLimit = <T>(request: Promise<T>, limit = longestWait): Promise<T> =>
  withinSeconds(limit / 1000, request, () => new Error('The identity provider did not respond in time.'))
