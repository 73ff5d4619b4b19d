import type { Sql } from '../kernel/storage/database.ts'
import { createKey, type KeySettings } from '../keys/keys.ts'
import { sampleDays, startOfDay } from './sample-days.ts'

/** Days after the first start at which the third key expires. */
const daysToExpiry = 3

export interface SampleKey {
  id: string
  text: string
}

/** The keys of the demo account. Their names say that they are samples. */
export interface SampleKeys {
  search: SampleKey
  /** Near its budget. */
  indexing: SampleKey
  /** About to expire. */
  workshop: SampleKey
}

/** Creates the three keys of the demo account as of the first day of its usage. */
export async function createSampleKeys(sql: Sql, userId: string, now: Date): Promise<SampleKeys> {
  const at = startOfDay(now, sampleDays)
  const create = (kind: 'trial' | 'zero', settings: KeySettings): Promise<SampleKey> =>
    createKey(sql, { kind, userId, at, settings })
  return {
    search: await create('trial', { name: 'sample-website-search', scopes: null, expires_at: null }),
    indexing: await create('zero', {
      name: 'sample-nightly-indexing',
      scopes: ['embeddings', 'bulk'],
      expires_at: null,
    }),
    workshop: await create('trial', {
      name: 'sample-workshop',
      scopes: null,
      expires_at: startOfDay(now, -daysToExpiry),
    }),
  }
}
