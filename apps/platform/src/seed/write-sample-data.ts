import type { Transaction } from '../kernel/storage/database.ts'
import { trustAddress } from '../records/alert-addresses.ts'
import { runSampleBulkJobs } from './sample-bulk-jobs.ts'
import { trainSampleClassifiers } from './sample-classifiers.ts'
import { sampleDays, startOfDay } from './sample-days.ts'
import { createSampleKeys, type SampleKeys } from './sample-keys.ts'
import { writeSampleUsage } from './sample-usage.ts'

export interface SampleOwner {
  userId: string
  email: string
  name: string
}

/**
 * Gives a user 90 days of sample data, up to the day before `now`, inside the caller's transaction and by the functions that real requests
 * use. Names of keys and packs, files and the engine in the request log say that it is sample data. The same on the same day, except for
 * ids and the texts of the keys.
 */
export async function writeSampleData(
  sql: Transaction,
  { userId, email, name }: SampleOwner,
  now: Date,
): Promise<SampleKeys> {
  await sql.query('insert into users (id, profile) values ($1, $2) on conflict (id) do nothing', [
    userId,
    JSON.stringify({ email, displayName: name }),
  ])
  await trustAddress(sql, { userId }, email, startOfDay(now, sampleDays))
  const keys = await createSampleKeys(sql, userId, now)
  await writeSampleUsage(sql, keys, { now, email })
  await trainSampleClassifiers(sql, keys.search.id, now)
  await runSampleBulkJobs(sql, keys.search.id, { now, email })
  return keys
}
