import { log } from '../log.ts'
import { isClosed, storageFailure } from './storage-failure.ts'

/** Between two attempts, in milliseconds. */
const waitMilliseconds = 1000

/**
 * Undoes what this process has recorded for work of its own that it could not finish, such as a claim. While the database is away, tries again
 * for as long as the process runs: others leave alone what belongs to a running process, and undo the rest once it has ended. Waits for
 * the first attempt only. Never throws. `what` names the effect in the log.
 */
export async function undo(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isClosed(error)) return
    if (error instanceof Error && storageFailure(error) !== undefined)
      setTimeout(() => void undo(what, work), waitMilliseconds).unref()
    else log('error', 'not undone', { what, error: String(error) })
  }
}
