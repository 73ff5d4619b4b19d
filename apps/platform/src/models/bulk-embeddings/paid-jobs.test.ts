import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database, Transaction } from '../../kernel/storage/database.ts'
import { creditPurchase } from '../../ledger/wallet.ts'
import { balanceOf, eventually, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { computeHere } from '../compute/compute.ts'
import { nameJob, storeRows, type BulkJob } from './jobs.ts'
import { bulkRowRetention, deleteLostJobs } from './prune-jobs.ts'
import { startJob } from './start-job.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

async function start(key: string, text: string) {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('file', new File([text], 'texts.txt'))
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers })
  return { status: answer.status, job: (await answer.json()) as BulkJob }
}

const read = async (id: string) => (await (await platform.get(`/v1/bulk-embeddings/${id}`)).json()) as BulkJob
const done = (id: string) =>
  eventually(
    () => read(id),
    ({ status }) => status !== 'in-progress',
  )

/** The id of the newest key, which `key` is the text of. */
async function idOf(key: string): Promise<string> {
  const info = await platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)
  expect(info.status).toBe(200)
  const [row] = await platform.database.query<{ id: string }>(
    'select id from api_keys order by created_at desc, id limit 1',
  )
  return row?.id ?? ''
}

const order = (keyId: string) => ({
  keyId,
  model: 'jina-embeddings-v2-small-en',
  email: null,
  fileName: 'texts.txt',
  balance: 10_000_000,
  network: '192.0.2.1',
  at: new Date(),
})

test('a job that the balance cannot pay is refused before its rows are stored, and costs and holds nothing', async () => {
  const key = await platform.trialKey()
  const id = await idOf(key)
  await platform.database.query(`update api_keys set trial_end = now() - interval '1 day' where id = $1`, [
    id,
  ])
  await platform.database.transaction((sql) =>
    creditPurchase(sql, {
      keyId: id,
      tokens: 50,
      paymentId: `payment of ${id}`,
      product: 'test',
      quantity: 1,
      at: new Date(),
    }),
  )
  const stored = () => platform.database.query('select 1 as one from bulk_jobs where key_id = $1', [id])
  expect((await start(key, 'row of text\n'.repeat(20))).status).toBe(402)
  expect(await stored()).toEqual([])
  expect(await platform.database.query('select id from holds where key_id = $1', [id])).toEqual([])
  const { job } = await start(key, 'row of text\n'.repeat(16))
  expect(await done(job.id)).toMatchObject({ status: 'completed', completed_count: 16, used_token_count: 48 })
  expect(await platform.database.query('select id from holds where key_id = $1', [id])).toEqual([])
  expect(await balanceOf(platform, key)).toBe(2)
})

test('no transaction is open while rows are read, and the price is held when the job becomes visible', async () => {
  const keyId = await idOf(await platform.trialKey())
  const { database } = platform
  let open = 0
  const openWhileRead: number[] = []
  const watched = {
    ...database,
    transaction: <Result>(work: (sql: Transaction) => Promise<Result>) => {
      open++
      return database.transaction(work).finally(() => open--)
    },
  }
  function* rows() {
    for (let row = 0; row < 300; row++) {
      openWhileRead.push(open)
      yield { customId: null, input: 'row of text', error: null }
    }
  }
  let held: unknown
  const job = await startJob(
    { ...platform.services, database: watched, compute: computeHere },
    {
      ...order(keyId),
      rows,
      async finish(sql) {
        held = await sql.query('select tokens from holds where key_id = $1', [keyId])
      },
    },
  )
  expect(new Set(openWhileRead)).toEqual(new Set([0]))
  expect(held).toEqual([{ tokens: 900 }])
  expect(job).toMatchObject({ total_count: 300, status: 'in-progress' })
})

test('a job that could not be stored to the end leaves nothing, also when its process was killed', async () => {
  const keyId = await idOf(await platform.trialKey())
  const { database } = platform
  const finish = () => Promise.reject(new Error('too late'))
  const rows = () => [{ customId: null, input: 'row of text', error: null }]
  const services = { ...platform.services, compute: computeHere }
  await expect(startJob(services, { ...order(keyId), rows, finish })).rejects.toThrow('too late')
  const id = nameJob()
  await storeRows(database, id, { ...order(keyId), rows: rows() }, 'killed')
  expect((await platform.get(`/v1/bulk-embeddings/${id}`)).status).toBe(404)
  await deleteLostJobs(database)
  for (const table of ['bulk_jobs', 'holds'])
    expect(await database.query(`select id from ${table} where key_id = $1`, [keyId])).toEqual([])
})

test('a job that could not be stored because the database was away leaves nothing, although its process goes on', async () => {
  const keyId = await idOf(await platform.trialKey())
  let isAway = false
  const away = () => Promise.reject(Object.assign(new Error('server closed'), { code: '57P01' }))
  const flaky: Database = {
    ...platform.database,
    query: (...statement) => (isAway ? away() : platform.database.query(...statement)),
    transaction: (work) => (isAway ? away() : platform.database.transaction(work)),
  }
  function* rows() {
    yield { customId: null, input: 'row of text', error: null }
    // The price is held and the job begun; the first row is not stored any more.
    isAway = readings++ > 0
  }
  let readings = 0
  const services = { ...platform.services, database: flaky, compute: computeHere }
  const starting = startJob(services, { ...order(keyId), rows, finish: () => Promise.resolve() })
  await expect(starting).rejects.toThrow('server closed')
  const left = async () =>
    (
      await platform.database.query<{ what: string }>(
        `select 'job' as what from bulk_jobs where key_id = $1 union all select 'hold' from holds where key_id = $1`,
        [keyId],
      )
    ).map(({ what }) => what)
  // The process runs, so nobody takes what it has recorded for lost.
  await deleteLostJobs(platform.database)
  expect(await left()).toEqual(['job', 'hold'])
  isAway = false
  expect(await eventually(left, (rest) => rest.length === 0)).toEqual([])
})

test('the rows of a job are deleted 30 days after it has ended; the job stays, its result is gone', async () => {
  const key = await platform.trialKey()
  const { job } = await start(key, 'one\ntwo\n')
  await done(job.id)
  const rows = () => platform.database.query('select 1 as one from bulk_rows where job_id = $1', [job.id])
  const prune = (days: number) =>
    bulkRowRetention.prune(
      platform.database,
      new Date(Date.now() + days * 86_400_000),
      new AbortController().signal,
    )
  await prune(29)
  expect(await rows()).toHaveLength(2)
  await prune(31)
  expect(await rows()).toEqual([])
  expect(await read(job.id)).toMatchObject({ status: 'completed', completed_count: 2 })
  const download = await platform.post(`/v1/bulk-embeddings/${job.id}/download-result`, {})
  expect(download.status).toBe(410)
})

test('reading jobs is limited, and their counts are stored with them', async () => {
  const key = await platform.trialKey()
  const { job } = await start(key, 'one\n\n \ntwo\n')
  expect(await done(job.id)).toMatchObject({ total_count: 2, completed_count: 2, failed_count: 0 })
  // Whoever reads rows by reading the job would find none.
  await platform.database.query('delete from bulk_rows where job_id = $1', [job.id])
  expect(await read(job.id)).toMatchObject({ total_count: 2, completed_count: 2 })
  const lists = await Promise.all(
    Array.from({ length: 121 }, () => platform.get('/v1/bulk-embeddings', key).then(({ status }) => status)),
  )
  expect(lists.filter((status) => status === 429)).toHaveLength(1)
  await platform.database.query(
    `update rate_limits set requests = array_replace(requests, requests[1], 3000) where caller like 'bulk-reads:%'`,
  )
  const refused = await platform.get(`/v1/bulk-embeddings/${job.id}`)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
})
