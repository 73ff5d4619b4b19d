import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

import { readUsage } from '../account/usage/read-usage.ts'
import { migrate } from '../kernel/storage/migrate.ts'
import { openEmptyDatabase } from '../kernel/storage/open-database.test-support.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { findJob } from '../models/bulk-embeddings/jobs.ts'
import { listFailures } from '../models/bulk-embeddings/list-jobs.ts'
import { applySchema } from './apply-schema.ts'

const migrations = new URL('./migrations/', import.meta.url)

/** A folder with the migrations up to a number. */
function migrationsUpTo(number: number): URL {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of readdirSync(migrations))
    if (Number(name.slice(0, 4)) <= number) cpSync(new URL(name, migrations), join(folder, name))
  return pathToFileURL(`${folder}/`)
}

test('a database from before the partitions keeps its entries and calls, and has its usage by day', async () => {
  const [database] = await openEmptyDatabase()
  if (database === undefined) throw new Error('No database was opened.')
  await migrate(database, { migrations: migrationsUpTo(7), functions: [] })
  await database.script(`
    insert into api_keys (id, hash, kind, tail, created_at) values ('key', 'hash', 'zero', 'tail', '2026-01-01');
    insert into accounts (id, kind, key_id, balance) values ('regular:key', 'regular', 'key', 93);
    insert into transfers (id, idempotency_key, type, metadata, created_at) values
      ('bought', 'bought', 'purchase', '{}', '2026-01-01T12:00:00Z'),
      ('used', 'used', 'consume', '{"product_name":"embedding","model_name":"v3"}', '2026-02-01T12:00:00Z'),
      ('late', 'late', 'consume', '{"product_name":"embedding","model_name":"v3"}', '2093-02-01T12:00:00Z');
    insert into entries (transfer_id, account_id, amount, created_at) values
      ('bought', 'regular:key', 100, '2026-01-01T12:00:00Z'), ('bought', 'system:sold', -100, '2026-01-01T12:00:00Z'),
      ('used', 'regular:key', -5, '2026-02-01T12:00:00Z'), ('used', 'system:consumed', 5, '2026-02-01T12:00:00Z'),
      ('late', 'regular:key', -2, '2093-02-01T12:00:00Z'), ('late', 'system:consumed', 2, '2093-02-01T12:00:00Z');
    insert into request_log (id, key_id, at, method, route, status, tokens, duration_ms)
      values ('call', 'key', '2026-02-01T12:00:00Z', 'POST', '/v1/embeddings', 200, 5, 1);
  `)
  await applySchema(database)
  expect(await checkLedger(database)).toEqual([])
  const usage = await readUsage(database, ['key'], { byDay: true, byModel: true, byKey: false })
  expect(usage.rows.map(({ date, tokens, requests }) => [date, tokens, requests])).toEqual([
    ['2026-02-01', 5, 1],
    ['2093-02-01', 2, 1],
  ])
  expect(await database.query('select id from request_log')).toEqual([{ id: 'call' }])
  await expect(database.query('delete from entries')).rejects.toThrow('append-only')
})

test('an address of webhooks from before the challenges goes on if it has accepted events', async () => {
  const [database] = await openEmptyDatabase()
  if (database === undefined) throw new Error('No database was opened.')
  await migrate(database, { migrations: migrationsUpTo(29), functions: [] })
  await database.script(`
    insert into webhook_endpoints (user_id, url, secret, created_at) values
      ('ada', 'https://ada.example/', 'whsec_YQ==', now()), ('bob', 'https://bob.example/', 'whsec_YQ==', now());
    insert into webhook_deliveries (id, user_id, type, body, created_at, next_attempt_at, state) values
      ('evt_1', 'ada', 'balance.low', '{}', now(), now(), 'delivered'), ('evt_2', 'bob', 'balance.low', '{}', now(), now(), 'failed');
  `)
  await applySchema(database)
  expect(await database.query('select user_id, verification from webhook_endpoints order by 1')).toEqual([
    { user_id: 'ada', verification: 'verified' },
    { user_id: 'bob', verification: 'failed' },
  ])
  // From before there were several: each delivery belongs to the one webhook of its user.
  const deliveries = await database.query(
    'select webhook_deliveries.id from webhook_deliveries join webhook_endpoints using (user_id) where webhook_id = webhook_endpoints.id order by 1',
  )
  expect(deliveries).toEqual([{ id: 'evt_1' }, { id: 'evt_2' }])
})

test('a bulk job that failed before there were codes keeps its sentences, and has no code', async () => {
  const [database] = await openEmptyDatabase()
  if (database === undefined) throw new Error('No database was opened.')
  await migrate(database, { migrations: migrationsUpTo(45), functions: [] })
  await database.script(`
    insert into api_keys (id, hash, kind, tail, created_at) values ('key', 'hash', 'zero', 'tail', '2026-01-01');
    insert into bulk_jobs (id, key_id, model, file_name, status, error, created_at, completed_at)
      values ('job', 'key', 'v3', 'texts.txt', 'failed', 'The job was canceled.', '2026-01-01', '2026-01-01');
    insert into bulk_rows (job_id, place, error) values ('job', 0, 'The row has no text.');
  `)
  await applySchema(database)
  expect(await findJob(database, 'job')).toMatchObject({ error: 'The job was canceled.', error_code: null })
  const { records } = await listFailures(database, { keyId: 'key', jobId: 'job' }, 10)
  expect(records).toMatchObject([{ error: 'The row has no text.', error_code: null, token_count: null }])
})
