/** What a worker thread gets: a module that exports `work`, its input, and where the thread tells that it has begun. */
export interface Order {
  file: string
  input: unknown
  begun: Int32Array<SharedArrayBuffer>
}

/** Loads the module, tells that the work begins, and does it. */
export async function work({ file, input, begun }: Order): Promise<unknown> {
  const { work: doWork } = (await import(file)) as { work: (given: unknown) => unknown }
  Atomics.store(begun, 0, 1)
  Atomics.notify(begun, 0)
  return doWork(input)
}
