import { expect, test } from 'vitest'

import { readUsage } from '../account/usage/read-usage.ts'
import type { Database, Sql } from '../kernel/storage/database.ts'
import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { checkLedger } from './check-ledger.ts'
import { growLedger } from './grow-ledger.test-support.ts'
import { listTransactions } from './transactions.ts'

/** Returns the nodes of the plan that PostgreSQL makes for the statement that `work` sends. */
async function planOf(database: Database, work: (sql: Sql) => Promise<unknown>): Promise<string> {
  let plan = ''
  await work({
    async query(text, parameters) {
      const rows = await database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, parameters)
      plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      return []
    },
  })
  return plan
}

test('a page of a history and usage are read by indexes, however long the history is', async () => {
  const database = await openTestDatabase()
  const keyId = await growLedger(database, 40_000)
  expect(await checkLedger(database)).toEqual([])
  const page = await planOf(database, (sql) => listTransactions(sql, [keyId], 50))
  expect(page).toMatch(/Index Only Scan.* on entries_first/)
  expect(page).not.toMatch(/Seq Scan on (entries_first|transfers)/)
  const ofRequest = await planOf(database, (sql) => listTransactions(sql, [keyId], 50, { requestId: 'r1' }))
  expect(ofRequest).toMatch(/Index Scan using transfers_idempotency_key_key on transfers/)
  expect(ofRequest).toMatch(/Index Cond: .*account_id = .*created_at = /)
  expect(ofRequest).not.toMatch(/Seq Scan on (entries_first|transfers)/)
  const usage = await planOf(database, (sql) =>
    readUsage(sql, [keyId], { byDay: true, byModel: true, byKey: false }),
  )
  expect(usage).not.toMatch(/entries|transfers/)
})

test('the check finds usage by day that is not that of the ledger', async () => {
  const database = await openTestDatabase()
  const keyId = await growLedger(database, 2000)
  const fault = ['usage by day that is not that of the ledger (1)']
  await database.query(
    `update usage_days set tokens = tokens + 1 where key_id = $1 and day = (select min(day) from usage_days where key_id = $1)`,
    [keyId],
  )
  expect(await checkLedger(database)).toEqual(fault)
})
