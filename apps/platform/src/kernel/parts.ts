/** Something that runs until it is stopped. */
export interface Part {
  stop(): Promise<void>
}

/** Starts one more part. Throws, with nothing started, once the start as a whole was called off. */
export type StartPart = <Started extends Part>(start: () => Started | Promise<Started>) => Promise<Started>

/**
 * Starts parts one after the other and notes each on `stack`, which stops them in reverse order. With `await using` a failed start stops
 * what had started. `signal` calls the start off: a part that is being started is finished first and then stopped with the others.
 */
export function createStarter(stack: AsyncDisposableStack, signal?: AbortSignal): StartPart {
  return async (start) => {
    signal?.throwIfAborted()
    const started = await start()
    stack.defer(() => started.stop())
    signal?.throwIfAborted()
    return started
  }
}
