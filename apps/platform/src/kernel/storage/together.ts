import { storageFailure } from './storage-failure.ts'

interface Waiting<Item, Result> {
  item: Item
  answer: PromiseWithResolvers<Result>
}

/**
 * Returns a function that does work for one item, by work for many: what is asked for in one turn of the event loop is done together, at most
 * `most` at a time. So a busy process makes fewer statements, and an idle one waits for nothing. When the work fails, each item
 * is tried alone, so that no item fails for another, except while the database is away.
 */
export function together<Item, Result>(
  most: number,
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index] as Result)
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
    const answer = Promise.withResolvers<Result>()
    if (waiting.length === 0) setImmediate(runAll)
    waiting.push({ item, answer })
    return answer.promise
  }
}
