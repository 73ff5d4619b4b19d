import { expect, test } from 'vitest'

import type { Database, Transaction } from './database.ts'
import { inTurn } from './in-turn.ts'

/** A stand-in for a database. It counts its open transactions. */
function countedDatabase() {
  const open = { now: 0, most: 0 }
  const sql: Transaction = { query: () => Promise.resolve([]), script: () => Promise.resolve() }
  const database: Pick<Database, 'transaction'> = {
    async transaction(work) {
      open.now++
      open.most = Math.max(open.most, open.now)
      try {
        return await work(sql)
      } finally {
        open.now--
      }
    },
  }
  return { database, open }
}

test('transactions under one name wait for each other without a connection, in the order of their calls', async () => {
  const { database, open } = countedDatabase()
  const begun: number[] = []
  const work = (index: number) =>
    inTurn(database, 'keys:ada', async () => {
      begun.push(index)
      await new Promise(setImmediate)
      if (index === 1) throw new Error('refused')
      return index
    })
  const settled = await Promise.allSettled([0, 1, 2, 3].map(work))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(begun).toEqual([0, 1, 2, 3])
  expect(open.most).toBe(1)
})

test('transactions under another name do not wait', async () => {
  const { database } = countedDatabase()
  const held = Promise.withResolvers<void>()
  const first = inTurn(database, 'keys:ada', () => held.promise)
  expect(await inTurn(database, 'keys:bob', () => Promise.resolve('done'))).toBe('done')
  held.resolve()
  await first
})
