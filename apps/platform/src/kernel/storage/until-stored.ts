import { setTimeout as wait } from 'node:timers/promises'

import { isClosed, storageFailure } from './storage-failure.ts'

/** Between two attempts, in milliseconds. */
const waitMilliseconds = 500
/** No attempt begins after this time, in milliseconds: long enough for a server that restarts. */
const patienceMilliseconds = 30_000

/** Whether the database may do the work later. */
const mayPass = (error: unknown): boolean =>
  error instanceof Error && storageFailure(error) !== undefined && !isClosed(error)

/**
 * Does work that must not be lost, again and again while the database is away or full. The work has the same effect however often it is
 * done. Throws what the last attempt throws.
 */
export async function untilStored<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patienceMilliseconds
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || performance.now() > end) throw error
    }
    await wait(waitMilliseconds)
  }
}
