import { storageFailure } from './storage-failure.ts'

interface Waiting<Item, Row> {
  item: Item
  answer: PromiseWithResolvers<Row | undefined>
}

/**
 * Returns a function that does work for one item, by work for many: what is asked for in one turn of the event loop is done together, at most
 * `most` at a time. So a busy process makes fewer statements, and an idle one waits for nothing. `work` returns at most one row for each item, in any order,
 * with its place among the items, from 1; an item without a row gets undefined. When the work fails, each item is tried alone, so that no
 * item fails for another, except while the database is away.
 */
export function together<Item, Row extends { place: number }>(
  most: number,
  work: (items: readonly Item[]) => Promise<readonly Row[]>,
): (item: Item) => Promise<Row | undefined> {
  let waiting: Waiting<Item, Row>[] = []

  async function run(batch: readonly Waiting<Item, Row>[]): Promise<void> {
    try {
      const rows = await work(batch.map(({ item }) => item))
      const found = new Map(rows.map((row) => [row.place, row]))
      for (const [index, { answer }] of batch.entries()) answer.resolve(found.get(index + 1))
    } catch (error) {
      if (batch.length > 1 && storageFailure(error as Error) === undefined)
        for (const each of batch) void run([each])
      else for (const { answer } of batch) answer.reject(error)
    }
  }

  function runAll(): void {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += most) void run(all.slice(from, from + most))
  }

  return (item) => {
    const answer = Promise.withResolvers<Row | undefined>()
    if (waiting.length === 0) setImmediate(runAll)
    waiting.push({ item, answer })
    return answer.promise
  }
}
