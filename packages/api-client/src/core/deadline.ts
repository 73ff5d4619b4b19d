import { abortedError, failure, type TimeoutPhase } from './errors.ts'
import { longestTimer } from './limits.ts'

export const timeoutError = (phase: TimeoutPhase) =>
  failure('TimeoutError', 'deadline-exceeded', { code: 'deadline-exceeded', phase })

/** What limits one attempt: its timer, the caller's signal, and the signal that ends its transport. */
export interface Lifetime {
  /** Ends the transport. Its reason is the error that the attempt fails with. */
  readonly signal: AbortSignal
  /** What the attempt is waiting for. A stream (`idle`) uses the lifetime after the attempt, and releases it when it ends. */
  phase: TimeoutPhase
  /** Starts the timer, which must not be running. */
  start(): void
  stop(): void
  /** Removes the timer and the listener on the caller's signal. */
  release(): void
}

/**
 * Runs one attempt until `work` is done, the milliseconds of `limit()` are over or the caller's signal aborts it. The attempt then ends at
 * once, even when the transport ignores its signal. Throws what `work` throws, `TimeoutError`, `AbortedError`.
 */
export const withLifetime = <T>(
  limit: () => number,
  caller: AbortSignal | undefined,
  work: (lifetime: Lifetime) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (error: Error) => {
      lifetime.release()
      reject(error)
      controller.abort(error)
    }
    const onAbort = () => end(abortedError(caller?.reason))
    const lifetime: Lifetime = {
      signal: controller.signal,
      phase: 'connect',
      start() {
        const milliseconds = limit()
        if (milliseconds <= longestTimer)
          timer = setTimeout(() => end(timeoutError(lifetime.phase)), milliseconds)
      },
      stop: () => clearTimeout(timer),
      release() {
        lifetime.stop()
        caller?.removeEventListener('abort', onAbort)
      },
    }
    if (caller?.aborted) return onAbort()
    caller?.addEventListener('abort', onAbort)
    lifetime.start()
    work(lifetime)
      .finally(() => lifetime.phase === 'idle' || lifetime.release())
      .then(resolve, reject)
  })

/** Waits until the time is over or the caller's signal aborts, whichever is first. */
export const wait = (milliseconds: number, caller: AbortSignal | undefined): Promise<void> =>
  withLifetime(
    () => milliseconds,
    caller,
    () => new Promise<never>(() => undefined),
  ).catch(() => undefined)
