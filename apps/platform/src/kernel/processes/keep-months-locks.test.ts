import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { applySchema } from '../../schema/apply-schema.ts'
import { openEmptyDatabase } from '../storage/open-database.test-support.ts'
import { keepMonths } from './keep-months.ts'

test('new months give way to a transaction that holds one table and waits for another, and come later', async () => {
  const [database, other] = await openEmptyDatabase(2)
  if (database === undefined || other === undefined) throw new Error('No database was opened.')
  await applySchema(database)
  const at = new Date('2090-11-20T00:00:00Z')
  // The embedded database has one connection, on which transactions wait for each other.
  const work = database.transaction(async (sql) => {
    await sql.script('lock table entries in row exclusive mode')
    const months = keepMonths(other, () => at)
    onTestFinished(() => months.stop())
    // Chooses the moment: the months have asked for their locks, and the database does not look for deadlocks yet. Nothing is asserted about it.
    await setTimeout(500)
    await sql.script('lock table accounts, transfers in row exclusive mode')
  })
  await expect(work).resolves.toBeUndefined()
  const made = () =>
    database.query(`select 1 as one where to_regclass('entries_2090_11') is not null
      and to_regclass('request_log_2090_11') is not null`)
  await expect.poll(made, { timeout: 30_000 }).toEqual([{ one: 1 }])
})
