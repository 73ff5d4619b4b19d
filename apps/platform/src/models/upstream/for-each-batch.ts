/** Requests of one call at the same time. */
const concurrency = 4

/** Splits a list into lists of at most `size`. */
const batchesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** Does work for every batch, a few at once and in order. The first failure ends the others. */
export async function forEachBatch<Item, Result>(
  items: readonly Item[],
  size: number,
  signal: AbortSignal,
  work: (batch: Item[], signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const results: Result[] = []
  try {
    for (const group of batchesOf(batchesOf(items, size), concurrency))
      // oxlint-disable-next-line no-await-in-loop -- only a few at once
      results.push(...(await Promise.all(group.map((batch) => work(batch, either)))))
    return results
  } catch (error) {
    failed.abort(error)
    throw error
  }
}
