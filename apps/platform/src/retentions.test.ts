import { expect, test } from 'vitest'

import type { Database } from './kernel/storage/database.ts'
import { startTestPlatform } from './platform.test-support.ts'
import { retentions } from './retentions.ts'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-05-04T10:00:00Z')

/** Rows of a key and its user, as calls and events leave them; $1 is the key's id, $2 their time. */
const rows = [
  `insert into request_log (id, key_id, at, method, route, status, tokens, duration_ms)
     values ('call', $1, $2, 'POST', '/v1/embeddings', 200, 1, 1)`,
  `insert into request_bodies (request_id, key_id, stored_until, sealed) values ('call', $1, $2::timestamptz + interval '1 day', '')`,
  `insert into idempotent_calls (id, key_id, body_hash, charge_name, created_at) values ('call', $1, '', '', $2)`,
  `insert into idempotent_bytes (key_id, day, bytes) values ($1, $2::timestamptz::date, 1)`,
  `insert into session_keys (hash, key_id, user_id, signed_in_at, ends_at) values ('session', $1, 'ada', $2, $2)`,
  `insert into mails (id, kind, key_id, recipient, subject, body, created_at, next_attempt_at, state)
     values ('held', 'budget', $1, 'ada@example.org', '', '', $2, $2, 'held')`,
  `insert into webhook_deliveries (id, user_id, type, body, created_at, next_attempt_at, state)
     select state, 'ada', $1, '', $2::timestamptz, $2::timestamptz, state from unnest(array['delivered', 'failed', 'pending']) as state`,
  `insert into inbox (id, user_id, key_id, kind, data, created_at) values ('item', 'ada', $1, 'low_balance', '{}', $2)`,
  `insert into bulk_uploads (id, key_id, model, file_name, size, created_at, expires_at) values ('upload', $1, '', '', 1, $2, $2)`,
  `insert into bulk_jobs (id, key_id, model, file_name, status, created_at, completed_at, total_count)
     values ('job', $1, '', '', 'completed', $2, $2, 1)`,
  `insert into holds (id, key_id, tokens, expires_at) values ('hold', $1, 1, $2)`,
]

const countOf = async (database: Database, table: string) => {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return row?.count
}

test('rows end after their time without another call or event of their key', async () => {
  let time = start
  const platform = await startTestPlatform({}, { now: () => time })
  const { database } = platform
  await platform.trialKey()
  const [key] = await database.query<{ id: string }>('select id from api_keys')
  for (const row of rows) await database.query(row, [key?.id, start])
  await database.query(`insert into bulk_rows (job_id, place, input, tokens) values ('job', 0, 'text', 1)`)
  const pruneAfter = async (milliseconds: number) => {
    time = new Date(start.getTime() + milliseconds)
    for (const { prune } of retentions) await prune(database, time, new AbortController().signal)
    const counts = await Promise.all(
      [...new Set(retentions.map(({ table }) => table))].map(
        async (table) => [table, await countOf(database, table)] as const,
      ),
    )
    return Object.fromEntries(counts.filter(([, count]) => count !== 0))
  }
  expect(await pruneAfter(day - 60_000)).toEqual({
    request_log: 1,
    request_bodies: 1,
    idempotent_calls: 1,
    idempotent_bytes: 1,
    trial_grants: 1,
    mails: 1,
    webhook_deliveries: 3,
    inbox: 1,
    bulk_rows: 1,
  })
  expect(await pruneAfter(day)).toMatchObject({ idempotent_bytes: 1, mails: 1, webhook_deliveries: 3 })
  expect(await pruneAfter(3 * day)).toEqual({ request_log: 1, webhook_deliveries: 3, inbox: 1, bulk_rows: 1 })
  // A delivery that is still tried stays.
  expect(await pruneAfter(30 * day + 60_000)).toEqual({ webhook_deliveries: 1, inbox: 1 })
  expect(await pruneAfter(90 * day + 60_000)).toEqual({ webhook_deliveries: 1 })
  expect(await countOf(database, 'bulk_jobs')).toBe(1)
})
