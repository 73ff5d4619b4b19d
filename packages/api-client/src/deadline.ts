import { abortedError, failure, type TimeoutPhase } from './errors.ts'

/** The time is up. */
export const timeoutError = (phase: TimeoutPhase) =>
  failure('TimeoutError', 'deadline-exceeded', { code: 'deadline-exceeded', phase })

/** What holds one attempt together: its timer, the caller's signal, and the signal that ends its transport. */
export interface Lifetime {
  /** Ends the transport; its reason is the error that the attempt fails with. */
  readonly signal: AbortSignal
  /** What is being waited for. In phase `idle` the attempt goes on as a stream, which releases it itself. */
  phase: TimeoutPhase
  /** Starts the timer anew; `Infinity` only stops it. */
  arm(milliseconds: number): void
  /** Takes the timer and the listener away. */
  release(): void
}

/**
 * Runs one attempt until `work` is done, `milliseconds` are over or the caller's signal ends it, and then at once, even when
 * the transport does not listen. `work` releases the lifetime when it is done. Throws what `work` throws, `TimeoutError`, `AbortedError`.
 */
export const withLifetime = <T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  work: (lifetime: Lifetime) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (error: Error = timeoutError(lifetime.phase)) => {
      lifetime.release()
      reject(error)
      controller.abort(error)
    }
    const aborted = () => fail(abortedError(caller?.reason))
    const lifetime: Lifetime = {
      signal: controller.signal,
      phase: 'connect',
      arm(next) {
        clearTimeout(timer)
        // A wait that overflows a timer would end at once.
        if (next < 1e9) timer = setTimeout(fail, next)
      },
      release() {
        clearTimeout(timer)
        caller?.removeEventListener('abort', aborted)
      },
    }
    if (caller?.aborted) return aborted()
    caller?.addEventListener('abort', aborted)
    lifetime.arm(milliseconds)
    work(lifetime).then(resolve, reject)
  })

/** Waits until the time is over or the caller's signal ends it; what is tried next throws `AbortedError` then. */
export const wait = (milliseconds: number, caller: AbortSignal | undefined): Promise<void> =>
  withLifetime<void>(milliseconds, caller, () => new Promise(() => undefined)).catch(() => undefined)
