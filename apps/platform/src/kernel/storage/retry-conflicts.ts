import { setTimeout as wait } from 'node:timers/promises'

/** PostgreSQL's codes for a transaction that lost against another: could not be serialized, deadlock. It was rolled back. */
const conflicts = new Set<unknown>(['40001', '40P01'])

const maxTries = 6
/** Longest wait before the second try, in milliseconds; it doubles with each one. */
const firstWaitMilliseconds = 20

/**
 * Does work again whose transaction lost against another one, up to six times with growing waits of random length, so that the two do not
 * meet again. The work has no effect outside of its transaction. Throws what the last try throws.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!conflicts.has((error as { code?: unknown }).code) || tries === maxTries) throw error
    }
    await wait(Math.random() * firstWaitMilliseconds * 2 ** (tries - 1))
  }
}
