import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '../../../kernel/storage/database.ts'
import { openTestDatabase } from '../../../kernel/storage/open-database.test-support.ts'
import { consume } from '../../../ledger/wallet.ts'
import {
  balanceOf,
  eventually,
  startFilePlatform,
  startTestPlatform,
  type TestPlatform,
} from '../../../platform.test-support.ts'
import type { BulkJob } from '../jobs.ts'
import type { BulkUpload } from './uploads.ts'

const start = new Date('2026-05-01T10:00:00Z')
let now = start
let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform({}, { now: () => now })
})
afterAll(() => platform.stop())

const path = '/v1/bulk-uploads'
const order = { model: 'jina-embeddings-v2-small-en', file_name: 'texts.txt', size: 12 }

async function json<T>(
  response: Promise<Response>,
): Promise<Omit<T, 'status'> & { status: number; detail?: string }> {
  const { status } = await response
  return { ...((await (await response).json()) as T), status }
}
const create = (key: string, change: object = {}) =>
  json<BulkUpload>(platform.post(path, { ...order, ...change }, key))
const append = (key: string, id: string, offset: number, part: string, url = platform.url) =>
  json<BulkUpload>(
    fetch(`${url}${path}/${id}`, {
      method: 'PATCH',
      body: part,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
    }),
  )
const complete = (key: string, id: string) => json<BulkJob>(platform.post(`${path}/${id}/complete`, {}, key))
const list = async (key: string) =>
  (await json<{ records: BulkUpload[] }>(platform.get(path, key))).records.map(({ id }) => id)

test('a file that arrives in parts becomes a job, once', async () => {
  const key = await platform.trialKey()
  const { id, ...upload } = await create(key, { email: 'ada@example.org', fingerprint: 'texts.txt 12' })
  expect(upload).toMatchObject({ status: 201, offset: 0, size: 12, fingerprint: 'texts.txt 12' })
  expect(await complete(key, id)).toMatchObject({
    status: 409,
    detail: 'The upload is incomplete: 0 of 12 bytes have arrived.',
  })
  expect(await append(key, id, 0, 'one\ntw')).toMatchObject({ status: 200, offset: 6 })
  expect(await append(key, id, 6, 'o\n3rd\n')).toMatchObject({ status: 200, offset: 12 })
  const jobs = await Promise.all([complete(key, id), complete(key, id)])
  expect(jobs[0]).toMatchObject({
    status: 200,
    total_count: 3,
    file_name: 'texts.txt',
    model_name: order.model,
  })
  expect(jobs[1]?.id).toBe(jobs[0]?.id)
  const isDone = ({ status }: { status: unknown }) => status === 'completed'
  const job = await eventually(
    async () => (await (await platform.get(`/v1/bulk-embeddings/${jobs[0]?.id}`)).json()) as BulkJob,
    isDone,
  )
  expect(10_000_000 - (await balanceOf(platform, key))).toBe(job.used_token_count)
  expect(await list(key)).toEqual([])
  const left = await platform.database.query('select 1 from bulk_upload_parts where upload_id = $1', [id])
  expect(left).toEqual([])
})

test('the parts of a file are read outside of any transaction, so that no connection is held meanwhile', async () => {
  const inner = await openTestDatabase()
  const readings: ('outside' | 'inside')[] = []
  const note = (text: string, where: 'outside' | 'inside') => {
    if (text.includes('content from bulk_upload_parts')) readings.push(where)
  }
  const database: Database = {
    ...inner,
    query(text, parameters) {
      note(text, 'outside')
      return inner.query(text, parameters)
    },
    transaction: (work) =>
      inner.transaction((sql) =>
        work({
          ...sql,
          query(text, parameters) {
            note(text, 'inside')
            return sql.query(text, parameters)
          },
        }),
      ),
  }
  const watched = await startTestPlatform({}, { database })
  const key = await watched.trialKey()
  const made = await watched.post(path, { ...order, size: 20_000 }, key)
  const { id } = (await made.json()) as BulkUpload
  for (const offset of [0, 10_000]) await append(key, id, offset, 'green tea\n'.repeat(1000), watched.url)
  const done = await watched.post(`${path}/${id}/complete`, {}, key)
  expect([done.status, ((await done.json()) as BulkJob).total_count]).toEqual([200, 2000])
  expect(readings.length).toBeGreaterThanOrEqual(2)
  expect(new Set(readings)).toEqual(new Set(['outside']))
})

test('after an interruption the offset says where to go on', async () => {
  const key = await platform.trialKey()
  const { id } = await create(key)
  await append(key, id, 0, 'one\n')
  // The response to this part was lost, and the client sends it again.
  expect(await append(key, id, 0, 'one\n')).toMatchObject({
    status: 409,
    detail: 'The next part begins at 4, not at 0.',
  })
  expect(await append(key, id, 8, 'four')).toMatchObject({ status: 409 })
  expect(await json(platform.get(`${path}/${id}`, key))).toMatchObject({ status: 200, offset: 4 })
  expect(await append(key, id, 4, 'too much for it')).toMatchObject({ status: 413 })
  expect(await append(key, id, 4, 'two\n3rd\n')).toMatchObject({ status: 200, offset: 12 })
  expect(await complete(key, id)).toMatchObject({ status: 200, total_count: 3 })
})

test('a file that cannot be read stays uploaded, and its upload can be deleted', async () => {
  const key = await platform.trialKey()
  const { id } = await create(key, { file_name: 'texts.csv', size: 9 })
  await append(key, id, 0, '"unclosed')
  expect(await complete(key, id)).toMatchObject({ status: 422 })
  expect(await list(key)).toEqual([id])
  expect(await json(platform.send('DELETE', `${path}/${id}`, undefined, key))).toEqual({
    status: 200,
    deleted: true,
  })
  expect(await json(platform.send('DELETE', `${path}/${id}`, undefined, key))).toMatchObject({ status: 404 })
  expect(await append(key, id, 9, '')).toMatchObject({ status: 404 })
})

test('a balance that was used up meanwhile starts no job, and the file stays uploaded', async () => {
  const key = await platform.trialKey()
  const { id } = await create(key)
  await append(key, id, 0, 'one\ntwo\n3rd\n')
  const [row] = await platform.database.query<{ id: string }>(
    'select key_id as id from bulk_uploads where id = $1',
    [id],
  )
  const use = { product: 'embedding', model: order.model, at: now }
  await platform.database.transaction((sql) =>
    consume(sql, { ...use, keyId: row?.id ?? '', tokens: 10_000_000, idempotencyKey: 'all of it' }),
  )
  expect(await complete(key, id)).toMatchObject({ status: 402 })
  expect(await list(key)).toEqual([id])
})

test('an upload belongs to its key, waits a day for its next part, and gives way to a sixth one', async () => {
  const [key, other] = [await platform.trialKey(), await platform.trialKey()]
  const { id } = await create(key)
  for (const answer of [
    append(other, id, 0, 'one\n'),
    complete(other, id),
    json(platform.get(`${path}/${id}`, other)),
  ])
    expect(await answer).toMatchObject({ status: 404 })
  expect(await list(other)).toEqual([])
  now = new Date(start.getTime() + 23 * 60 * 60 * 1000)
  await append(key, id, 0, 'one\n')
  now = new Date(now.getTime() + 23 * 60 * 60 * 1000)
  expect(await list(key)).toEqual([id])
  const more: string[] = []
  for (let count = 0; count < 5; count++) {
    now = new Date(now.getTime() + 1000)
    more.unshift((await create(key)).id)
  }
  expect(await list(key)).toEqual(more)
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
  expect(await list(key)).toEqual([])
  expect(await append(key, more[0] ?? '', 0, 'one\n')).toMatchObject({ status: 404 })
})

test.each([
  ['an unknown model', { model: 'no-such-model' }, 400],
  ['an invalid address', { email: 'nobody' }, 422],
  ['an empty file', { size: 0 }, 422],
  ['a file above 100 MB', { size: 100_000_001 }, 422],
])('%s is refused before anything is uploaded', async (_, change, status) => {
  expect(await create(await platform.trialKey(), change)).toMatchObject({ status })
})
