import { log } from './log.ts'
import type { Part } from './parts.ts'

/** The wait after the first failure in a row; it doubles with each further one. */
const firstRetryMilliseconds = 1000
const maxRetryMilliseconds = 60_000

export interface Run {
  /** Whether this run looks for everything that is due, not only for what a wake announced. */
  isSweep: boolean
  /** Aborted by `stop`: work that takes long returns between two items. */
  stopping: AbortSignal
}

/** Work that goes on beside the requests. */
export interface Background extends Part {
  /** Runs the work soon. Returns at once and never throws; several wakes before a run are one run. */
  wake(): void
  /** Runs the work now, after a run in progress. Throws what the work throws; the work is then retried as after any failure. */
  runNow(): Promise<void>
  /** Ends the schedule and waits for the run in progress. */
  stop(): Promise<void>
}

export interface BackgroundOptions {
  /** Names the work in the log. */
  name: string
  /** Between two sweeps; also the longest time that lost wakes (those of an ended process) wait. */
  sweepMilliseconds: number
  /** Between a wake and its run, so that many small changes are one run. */
  gatherMilliseconds?: number
  /** Takes a sweep that is due for this process. Returns 0, or the milliseconds until it is due when another process has taken it. */
  takeSweep?: () => Promise<number>
  work: (run: Run) => Promise<void>
}

/**
 * Runs `work` at once, soon after every wake and once per sweep interval, never twice at the same time. With `takeSweep` the sweeps are
 * shared by several processes, and the first one may be another's.
 * A failed run is logged and retried as a sweep after 1 s, 2 s, 4 s … up to a minute; wakes do not shorten that wait.
 */
export function startBackground({
  name,
  sweepMilliseconds,
  gatherMilliseconds = 0,
  takeSweep = () => Promise.resolve(0),
  work,
}: BackgroundOptions): Background {
  const stopping = new AbortController()
  let last: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isWoken = false
  let isRunning = false
  let failures = 0
  let nextSweep = 0

  function schedule(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted || isRunning) return
    const retry = Math.min(maxRetryMilliseconds, firstRetryMilliseconds * 2 ** (failures - 1))
    const untilSweep = Math.max(0, nextSweep - Date.now())
    const wait = failures > 0 ? retry : isWoken ? Math.min(gatherMilliseconds, untilSweep) : untilSweep
    timer = setTimeout(() => void enqueue(false).catch(() => undefined), wait)
  }

  async function run(isForced: boolean): Promise<void> {
    clearTimeout(timer)
    isRunning = true
    const isDue = isWoken || isForced
    isWoken = false
    let isSweep = failures > 0
    try {
      if (!isSweep && Date.now() >= nextSweep) {
        const wait = await takeSweep()
        isSweep = wait === 0
        if (!isSweep) nextSweep = Date.now() + wait
      }
      if (isSweep || isDue) await work({ isSweep, stopping: stopping.signal })
      failures = 0
      if (isSweep) nextSweep = Date.now() + sweepMilliseconds
    } catch (error) {
      failures += 1
      log('error', 'background work failed', { work: name, failures, error: String(error) })
      throw error
    } finally {
      isRunning = false
      schedule()
    }
  }

  function enqueue(isForced: boolean): Promise<void> {
    const next = last.then(() => run(isForced))
    last = next.catch(() => undefined)
    return next
  }
  const runNow = () => enqueue(true)

  void enqueue(false).catch(() => undefined)
  return {
    wake() {
      if (isWoken) return
      isWoken = true
      if (failures === 0) schedule()
    },
    runNow,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await last
    },
  }
}
