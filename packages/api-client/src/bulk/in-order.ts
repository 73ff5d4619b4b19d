/**
 * Runs `work`, which never rejects, on every item of a source, `most` at the same time, and yields the results in the order of the items. Reads
 * one item ahead. Stops reading, and ends after the results before it, when `isLast` accepts a result; ends at once when the signal aborts.
 * Throws what the source throws, after the results of the items before.
 */
export async function* inOrder<Item, Result>(
  source: AsyncGenerator<Item, void, undefined>,
  work: (item: Item) => Promise<Result>,
  most: number,
  signal: AbortSignal,
  isLast: (result: Result) => boolean,
): AsyncGenerator<Result, void, undefined> {
  const queue: { result?: Result; isDone?: boolean }[] = []
  let item: IteratorResult<Item, void> | undefined
  let failure: { error: unknown } | undefined
  let isStopped = false
  let wake = () => {}
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)

  const read = () =>
    void source
      .next()
      .then(
        (next) => (item = next),
        (error: unknown) => (failure = { error }),
      )
      .then(() => wake())
  const start = (value: Item) => {
    const place: (typeof queue)[number] = {}
    queue.push(place)
    void work(value).then((result) => {
      Object.assign(place, { result, isDone: true })
      isStopped ||= isLast(result)
      wake()
    })
  }

  read()
  try {
    while (!signal.aborted) {
      const [first] = queue
      if (first?.isDone) {
        queue.shift()
        yield first.result as Result
      } else if (item && !item.done && queue.length < most && !isStopped) {
        const { value } = item
        item = undefined
        read()
        start(value)
      } else if (queue.length === 0 && (isStopped || item?.done || failure)) {
        if (failure) throw failure.error
        return
      } else {
        // oxlint-disable-next-line no-await-in-loop -- until something has changed
        await new Promise<void>((resolve) => (wake = resolve))
      }
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    // Not waited for: a source that hangs would keep the caller here.
    void source.return().catch(() => undefined)
  }
}
