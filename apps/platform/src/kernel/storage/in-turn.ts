import type { Database, Transaction } from './database.ts'
import { takeTurn } from './take-turn.ts'

/** The last transaction under each name that this process has begun or that waits. */
const last = new Map<string, Promise<void>>()

/**
 * Runs a transaction that no other one under the same name runs beside. Those of this process wait in memory, in the order of their calls, so
 * that many of them neither take all connections nor meet the time limit of a statement; those of other processes wait for a lock.
 */
export async function inTurn<Result>(
  database: Pick<Database, 'transaction'>,
  name: string,
  work: (sql: Transaction) => Promise<Result>,
): Promise<Result> {
  const before = last.get(name)
  const { promise, resolve } = Promise.withResolvers<void>()
  last.set(name, promise)
  await before
  try {
    return await database.transaction(async (sql) => {
      await takeTurn(sql, name)
      return work(sql)
    })
  } finally {
    if (last.get(name) === promise) last.delete(name)
    resolve()
  }
}
