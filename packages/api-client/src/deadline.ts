import { abortedError, failure, type TimeoutPhase } from './errors.ts'

export const timeoutError = (phase: TimeoutPhase) =>
  failure('TimeoutError', 'deadline-exceeded', { code: 'deadline-exceeded', phase })

/** Longer waits overflow a timer, which would then fire at once. */
const longestTimer = 2 ** 31 - 1

/** What limits one attempt: its timer, the caller's signal, and the signal that ends its transport. */
export interface Lifetime {
  /** Ends the transport. Its reason is the error that the attempt fails with. */
  readonly signal: AbortSignal
  /** What the attempt is waiting for. */
  phase: TimeoutPhase
  /** Restarts the timer; `Infinity` only stops it. */
  arm(milliseconds: number): void
  /** Removes the timer and the listener on the caller's signal. */
  release(): void
  /** Leaves the lifetime to a stream, which arms the timer while it waits and releases the lifetime when it ends. */
  handOver(): void
}

/**
 * Runs one attempt until `work` is done, `milliseconds` are over or the caller's signal aborts it. The attempt then ends at once, even when
 * the transport ignores its signal. Throws what `work` throws, `TimeoutError`, `AbortedError`.
 */
export const withLifetime = <T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  work: (lifetime: Lifetime) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHandedOver = false
    const end = (error: Error) => {
      lifetime.release()
      reject(error)
      controller.abort(error)
    }
    const settle =
      <Value>(next: (value: Value) => void) =>
      (value: Value) => {
        if (!isHandedOver) lifetime.release()
        next(value)
      }
    const onAbort = () => end(abortedError(caller?.reason))
    const lifetime: Lifetime = {
      signal: controller.signal,
      phase: 'connect',
      arm(next) {
        clearTimeout(timer)
        if (next <= longestTimer) timer = setTimeout(() => end(timeoutError(lifetime.phase)), next)
      },
      release() {
        clearTimeout(timer)
        caller?.removeEventListener('abort', onAbort)
      },
      handOver() {
        isHandedOver = true
        lifetime.phase = 'idle'
        lifetime.arm(Infinity)
      },
    }
    if (caller?.aborted) return onAbort()
    caller?.addEventListener('abort', onAbort)
    lifetime.arm(milliseconds)
    work(lifetime).then(settle(resolve), settle(reject))
  })

/** Waits until the time is over or the caller's signal aborts, whichever is first. */
export const wait = (milliseconds: number, caller: AbortSignal | undefined): Promise<void> =>
  withLifetime(milliseconds, caller, () => new Promise<never>(() => undefined)).catch(() => undefined)
