import { afterAll, beforeAll, expect, test } from 'vitest'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { UsageRefused } from '../../ledger/usage-refused.ts'
import { startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { createJob, findJob } from './jobs.ts'
import { listFailures } from './list-jobs.ts'
import { runJob } from './run-job.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

/** A process other than the platform, whose worker leaves the jobs of it alone. */
const processId = 'alone'

test.each([
  [new UsageRefused('balance'), 'insufficient_balance'],
  [new UsageRefused('held'), 'balance_held'],
  [new UsageRefused('budget'), 'budget_exceeded'],
  [new UsageRefused('spend_limit'), 'spend_limit_exceeded'],
  [new ApiFailure(400, "The model isn't available here."), 'model_refused'],
])('%s ends a job, and its rows have the code %s', async (refusal, code) => {
  const { database, services } = platform
  await platform.trialKey()
  const model = 'jina-embeddings-v2-small-en'
  const job = await database.transaction(async (sql) => {
    await sql.query(`insert into processes values ($1, now() + interval '1 hour') on conflict do nothing`, [
      processId,
    ])
    const [key] = await sql.query<{ id: string }>('select id from api_keys order by created_at desc limit 1')
    const keyId = key?.id ?? ''
    const rows = [
      { customId: null, input: 'one text', error: null },
      { customId: null, input: null, error: { code: 'no_text', message: 'The row has no text.' } as const },
    ]
    const made = await createJob(sql, { keyId, model, email: null, fileName: 'a.txt', rows, at: new Date() })
    await sql.query('update bulk_jobs set process_id = $2 where id = $1', [made.id, processId])
    return { id: made.id, key_id: keyId, model, email: null }
  })
  const compute = { run: () => Promise.reject(refusal) }
  await runJob({ ...services, processId, compute }, job, new AbortController().signal)
  expect(await findJob(database, job.id)).toMatchObject({
    status: 'failed',
    error: refusal.message,
    error_code: code,
  })
  const { records } = await listFailures(database, { keyId: job.key_id, jobId: job.id }, 10)
  expect(records.map((row) => [row.error, row.error_code])).toEqual([
    [refusal.message, code],
    ['The row has no text.', 'no_text'],
  ])
})
