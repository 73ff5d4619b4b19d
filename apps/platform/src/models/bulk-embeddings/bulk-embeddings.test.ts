import { once } from 'node:events'
import { request as sendRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { trustForAlerts } from '../../billing/checkout/money.test-support.ts'
import { balanceOf, eventually, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { computeHere } from '../compute/compute.ts'
import { readRows } from '../compute/read-rows.ts'
import { createJob, type BulkJob } from './jobs.ts'
import { startBulkWorker } from './worker.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

async function start(key: string, text: string, name = 'texts.txt', fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('email', 'ada@example.org')
  form.set('file', new File([text], name))
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers })
  return { status: answer.status, job: (await answer.json()) as BulkJob }
}
const read = async (id: string) => (await (await platform.get(`/v1/bulk-embeddings/${id}`)).json()) as BulkJob
const done = (id: string) =>
  vi.waitFor(async () => {
    const job = await read(id)
    expect(['completed', 'failed']).toContain(job.status)
    return job
  }, 10_000)
const download = (id: string) =>
  fetch(`${platform.url}/v1/bulk-embeddings/${id}/download-result`, { method: 'POST' })

test('a file becomes lines of embeddings; a row that cannot be embedded has its error', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const lines = [
    '{"custom_id":"a","text":"first text"}',
    '{"custom_id":"b","body":{"input":"second text"}}',
    '{"custom_id":"c","text":""}',
    'not json',
    `{"text":${JSON.stringify('long '.repeat(9000))}}`,
  ]
  await trustForAlerts(platform, key, 'ada@example.org')
  const { job } = await start(key, lines.join('\n'), 'texts.jsonl')
  expect(job).toMatchObject({
    status: 'in-progress',
    total_count: 5,
    failed_count: 2,
    file_name: 'texts.jsonl',
  })
  const finished = await done(job.id)
  expect(finished).toMatchObject({ status: 'completed', completed_count: 2, failed_count: 3, error: null })
  expect(finished.error_code).toBeNull()
  expect(before - (await balanceOf(platform, key))).toBe(finished.used_token_count)
  const { download_url: url } = (await (await download(job.id)).json()) as { download_url: string }
  const rows = (await (await fetch(url)).text())
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as {
          index: number
          custom_id?: string
          embedding?: number[]
          error?: string
          error_code?: string
        },
    )
  expect(rows.map(({ index, custom_id: id }) => [index, id])).toEqual([
    [0, 'a'],
    [1, 'b'],
    [2, 'c'],
    [3, undefined],
    [4, undefined],
  ])
  expect(rows[0]?.embedding).toHaveLength(512)
  expect(rows.slice(2).every(({ error }) => typeof error === 'string')).toBe(true)
  const codes = rows.map(({ error_code: code }) => code)
  expect(codes).toEqual([undefined, undefined, 'no_text', 'invalid_json', 'too_long'])
  const query = 'kind=bulk-job&since=1970-01-01T00:00:00Z&wait=10'
  const outbox = await fetch(`${platform.standInsUrl}/outbox.json?${query}`)
  expect(await outbox.json()).toMatchObject({
    mails: [{ to: 'ada@example.org', subject: 'Bulk embeddings are ready: texts.jsonl' }],
  })
})

test('the status of a bulk job is in-progress, failed or completed, and nothing else', async () => {
  const key = await platform.trialKey()
  const rows = ['a text', ''].map((text) => JSON.stringify({ text }))
  const jobs = await Promise.all(rows.map((row) => start(key, row, 'texts.jsonl')))
  expect(jobs.map(({ job }) => job.status)).toEqual(['in-progress', 'in-progress'])
  const finished = await Promise.all(jobs.map(({ job }) => done(job.id)))
  expect(finished.map(({ status }) => status)).toEqual(['completed', 'failed'])
  expect(finished.map(({ error_code: code }) => code)).toEqual([null, 'no_row_embedded'])
  const [job] = jobs
  const write = platform.database.query("update bulk_jobs set status = 'waiting' where id = $1", [
    job?.job.id,
  ])
  await expect(write).rejects.toThrow('bulk_jobs_status_check')
})

test('a download address is signed, short-lived and for a finished job only', async () => {
  const { job } = await start(await platform.trialKey(), 'one text\n')
  await done(job.id)
  const { download_url: url } = (await (await download(job.id)).json()) as { download_url: string }
  const changed = new URL(url)
  changed.searchParams.set('expires', String(Number(changed.searchParams.get('expires')) + 1))
  expect((await fetch(changed)).status).toBe(403)
  expect((await fetch(url.replace(/signature=.*/, ''))).status).toBe(422)
  expect((await download('no-such-job')).status).toBe(404)
  expect((await platform.get('/v1/bulk-embeddings/no-such-job')).status).toBe(404)
})

test('the jobs of a key are listed, newest first, without those of other keys', async () => {
  const [key, other] = [await platform.trialKey(), await platform.trialKey()]
  const ids: string[] = []
  for (const name of ['one.txt', 'two.txt', 'three.txt']) ids.unshift((await start(key, 'text', name)).job.id)
  await start(other, 'text')
  const list = async (query: string) =>
    (await (await platform.get(`/v1/bulk-embeddings${query}`, key)).json()) as {
      records: BulkJob[]
      next_cursor: string | null
    }
  const first = await list('?limit=2')
  const second = await list(`?limit=2&cursor=${first.next_cursor}`)
  expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(ids)
  expect(second.next_cursor).toBeNull()
  expect((await platform.get('/v1/bulk-embeddings')).status).toBe(401)
})

test('the failed rows of a job are listed with their texts and reasons, for its key only', async () => {
  const [key, other] = [await platform.trialKey(), await platform.trialKey()]
  const long = 'long '.repeat(9000)
  const lines = ['{"text":"fine"}', 'not json', JSON.stringify({ custom_id: 'c', text: long })]
  const { job } = await start(key, lines.join('\n'), 'texts.jsonl')
  await done(job.id)
  const path = `/v1/bulk-embeddings/${job.id}/failures`
  const failures = async (query: string) => (await (await platform.get(path + query, key)).json()) as object
  expect(await failures('?limit=1')).toEqual({
    records: [
      {
        index: 1,
        custom_id: null,
        input: null,
        error: 'The line is not valid JSON.',
        error_code: 'invalid_json',
        token_count: null,
        token_limit: null,
      },
    ],
    next_cursor: '1',
  })
  expect(await failures('?cursor=1')).toEqual({
    records: [
      {
        index: 2,
        custom_id: 'c',
        input: long,
        error: expect.stringContaining('tokens') as string,
        error_code: 'too_long',
        token_count: 9001,
        token_limit: 8192,
      },
    ],
    next_cursor: null,
  })
  expect((await platform.get(path, other)).status).toBe(404)
})

test('a canceled job ends as failed, and what was not embedded is not charged', async () => {
  const [key, other] = [await platform.trialKey(), await platform.trialKey()]
  const { job } = await start(key, 'row of text\n'.repeat(2000))
  const cancel = (by: string) =>
    fetch(`${platform.url}/v1/bulk-embeddings/${job.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${by}` },
    })
  expect((await cancel(other)).status).toBe(404)
  const canceled = (await (await cancel(key)).json()) as BulkJob
  expect(canceled).toMatchObject({
    status: 'failed',
    error: 'The job was canceled.',
    error_code: 'canceled',
    total_count: 2000,
  })
  expect(canceled.completed_count + canceled.failed_count).toBe(2000)
  expect(canceled.failed_count).toBeGreaterThan(0)
  // Neither the worker nor another cancellation changes it.
  const next = await start(key, 'one text')
  const { used_token_count: usedByNext } = await done(next.job.id)
  expect(await (await cancel(key)).json()).toEqual(canceled)
  expect(10_000_000 - (await balanceOf(platform, key))).toBe(canceled.used_token_count + usedByNext)
})

test('a job that its process left is finished by the next one, and charged once', async () => {
  const key = await platform.trialKey()
  const { job } = await start(key, 'row of text\n'.repeat(120))
  const finished = await done(job.id)
  const after = await balanceOf(platform, key)
  // As a process leaves it that ended in the middle: the last rows open, the status unfinished.
  await platform.database.query(
    `update bulk_rows set vector = null, tokens = null where job_id = $1 and place >= 100`,
    [job.id],
  )
  await platform.database.query(
    `update bulk_jobs set status = 'in-progress', completed_at = null, completed_count = 100,
       used_tokens = used_tokens * 100 / 120 where id = $1`,
    [job.id],
  )
  const worker = startBulkWorker({ ...platform.services, compute: computeHere })
  const again = await done(job.id)
  await worker.stop()
  expect(again).toMatchObject({ status: 'completed', completed_count: 120 })
  expect(again.used_token_count).toBe(finished.used_token_count)
  expect(await balanceOf(platform, key)).toBe(after)
})

test('a worker that meets a database error goes on by itself, without another job that wakes it', async () => {
  const { services, database } = platform
  const key = await platform.trialKey()
  let isBroken = false
  // The worker of the platform leaves the jobs of another process alone while that is marked as running.
  const processId = 'alone'
  await database.query(`insert into processes values ($1, now() + interval '1 hour')`, [processId])
  const worker = startBulkWorker({
    ...services,
    processId,
    compute: computeHere,
    database: {
      ...database,
      transaction(work) {
        if (!isBroken) return database.transaction(work)
        isBroken = false
        return Promise.reject(new Error('the connection is gone'))
      },
    },
  })
  onTestFinished(() => worker.stop())
  // Its run at the start is over, so the next one meets the error.
  await worker.runNow()
  isBroken = true
  // Recorded without waking a worker.
  const [newest] = await database.query<{ id: string }>(
    'select id from api_keys order by created_at desc, id limit 1',
  )
  const job = await database.transaction(async (sql) => {
    const made = await createJob(sql, {
      keyId: newest?.id ?? '',
      model: 'jina-embeddings-v2-small-en',
      email: null,
      fileName: 'texts.txt',
      rows: [{ customId: null, input: 'one text', error: null }],
      at: new Date(),
    })
    await sql.query('update bulk_jobs set process_id = $2 where id = $1', [made.id, processId])
    return made
  })
  await worker.runNow().catch(() => undefined)
  expect(isBroken).toBe(false)
  expect(await done(job.id)).toMatchObject({ status: 'completed', completed_count: 1 })
  expect(await balanceOf(platform, key)).toBe(10_000_000 - (await read(job.id)).used_token_count)
})

test.each([
  ['an unknown model', 'text', 'a.txt', { model: 'no-such-model' }, 400],
  ['an empty file', '\n\n', 'a.txt', {}, 422],
  ['broken CSV', '"unclosed', 'a.csv', {}, 422],
  ['a name of 256 characters', 'text', `${'a'.repeat(252)}.txt`, {}, 422],
  ['no address', 'text', 'a.txt', { email: 'nobody' }, 422],
])('%s is refused', async (_, text, name, fields, status) => {
  expect((await start(await platform.trialKey(), text, name, fields)).status).toBe(status)
})

test('CSV is read by its column of texts, or its first', async () => {
  const rows = async (text: string) =>
    readRows({ name: 'a.csv', bytes: new TextEncoder().encode(text).buffer }).map(({ customId, input }) => [
      customId,
      input,
    ])
  expect(await rows('id,text\n1,"two, parts"\n2,"line\nbreak"\n')).toEqual([
    ['1', 'two, parts'],
    ['2', 'line\nbreak'],
  ])
  expect(await rows('\uFEFFone\ntwo\n')).toEqual([
    [null, 'one'],
    [null, 'two'],
  ])
})

/** Creates a job and returns the address of its result, which is asked for with a `Host`. */
async function resultAddress(at: TestPlatform, host: string): Promise<URL> {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('file', new File(['id,text\n1,tea'], 'teas.csv'))
  const headers = { authorization: `Bearer ${await at.trialKey()}` }
  const created = await fetch(`${at.url}/v1/bulk-embeddings`, { method: 'POST', headers, body: form })
  const { id } = (await created.json()) as { id: string }
  const path = `/v1/bulk-embeddings/${id}/download-result`
  await eventually(
    () => at.post(path, {}),
    ({ status }) => status === 200,
  )
  // `fetch` sends its own `Host`.
  const request = sendRequest(at.url + path, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
  })
  request.end('{}')
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return new URL(((await json(response)) as { download_url: string }).download_url)
}

test('the address of a result is below our own origin, whatever host the request names', async () => {
  const own = 'https://api.example.org'
  const published = await startFilePlatform({ PUBLIC_URL: own })
  onTestFinished(() => published.stop())
  expect((await resultAddress(published, 'api.example.org')).origin).toBe(own)
})

test('without a public address the one of a result has the port of the connection, not that of the Host', async () => {
  const local = await startFilePlatform()
  onTestFinished(() => local.stop())
  for (const host of ['localhost:1', '127.0.0.1:22'])
    expect((await resultAddress(local, host)).origin).toBe(`http://localhost:${local.ports.platform}`)
})
