import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { trustForAlerts } from '../../billing/checkout/money.test-support.ts'
import { keyIdOf } from '../../keys/keys.ts'
import { holdTokens, releaseHold } from '../../ledger/holds.ts'
import { balanceOf, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { startService } from '../upstream/misbehaving-service.test-support.ts'
import type { BulkJob } from './jobs.ts'
import { watchUpstreamJobs } from './watch-upstream-jobs.ts'

let service: Awaited<ReturnType<typeof startService>>
let platform: TestPlatform
beforeAll(async () => {
  service = await startService()
  platform = await startFilePlatform({ UPSTREAM_API_URL: service.url, UPSTREAM_API_KEY: 'service-key' })
})
afterAll(async () => {
  await platform.stop()
  await service.close()
})

const says = (value: object, status = 200) =>
  service.answers((response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  })

async function start(key: string, email?: string) {
  const body = new FormData()
  if (email !== undefined) body.set('email', email)
  body.set('model', 'jina-embeddings-v3')
  body.set('file', new File(['one\ntwo\n'], 'texts.txt'))
  const headers = { authorization: `Bearer ${key}` }
  return fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body, headers })
}

test('a job is created at the service, followed, charged once when it is done, and downloaded there', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  says({ _id: 'theirs-1', status: 'waiting' })
  const started = await start(key)
  expect(started.headers.get('x-engine')).toBe('upstream')
  const { id, status } = (await started.json()) as BulkJob
  expect(status).toBe('in-progress')
  expect(id).not.toBe('theirs-1')
  expect(service.received.at(-1)).toMatchObject({
    path: '/v1/bulk-embeddings',
    headers: { authorization: 'Bearer service-key' },
    body: expect.stringContaining('one\ntwo') as string,
  })

  const read = async () => (await (await platform.get(`/v1/bulk-embeddings/${id}`)).json()) as BulkJob
  const download = () => platform.post(`/v1/bulk-embeddings/${id}/download-result`, {})
  says({ status: 'waiting' })
  expect(await read()).toMatchObject({ status: 'in-progress' })
  says({ status: 'in-progress' })
  expect(await read()).toMatchObject({ id, status: 'in-progress', file_name: 'texts.txt' })
  expect(service.received.at(-1)).toMatchObject({ method: 'GET', path: '/v1/bulk-embeddings/theirs-1' })
  expect((await download()).status).toBe(409)
  expect(await balanceOf(platform, key)).toBe(before)

  says({ status: 'completed', used_token_count: 40, completed_at: '2026-01-02T03:04:05Z' })
  expect(await read()).toMatchObject({ status: 'completed', used_token_count: 40 })
  await read()
  expect(before - (await balanceOf(platform, key))).toBe(40)

  service.answers((response, { path }) => {
    const answer = path.endsWith('/download-result')
      ? { id: 'theirs-1', download_url: 'https://files.example/result' }
      : { status: 'completed', used_token_count: 40 }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  expect(await (await download()).json()).toEqual({ id, download_url: 'https://files.example/result' })
  expect(before - (await balanceOf(platform, key))).toBe(40)
})

test('the end of a job is told by webhook and mail once, as that of a job done here, and not by the service', async () => {
  const { database } = platform
  const key = await platform.trialKey('user:ada')
  const address = 'ada@example.org'
  await trustForAlerts(platform, key, address)
  await database.query(
    `insert into webhook_endpoints (user_id, url, secret, created_at, verification)
     values ('ada', 'https://hooks.invalid/', 'secret', now(), 'failed')`,
  )
  for (const [end, type, subject, body] of [
    [
      { status: 'completed', used_token_count: 4, total_count: 2, completed_count: 2, failed_count: 0 },
      'bulk_job.completed',
      'Bulk embeddings are ready: texts.txt',
      '2 of 2. Failed rows: 0.',
    ],
    [
      { status: 'failed', error: 'The file was not read.' },
      'bulk_job.failed',
      'Bulk embeddings failed: texts.txt',
      '',
    ],
  ] as const) {
    says({ _id: 'theirs-4', status: 'waiting' })
    const { id, email_confirmed: isConfirmed } = (await (await start(key, address)).json()) as BulkJob
    expect(isConfirmed).toBe(true)
    expect(service.received.at(-1)?.body).not.toContain(address)
    says(end)
    const ended = (await (await platform.get(`/v1/bulk-embeddings/${id}`)).json()) as BulkJob
    expect(ended).toMatchObject({ ...end, completed_at: expect.any(String) as string })
    const asked = service.received.length
    expect(await (await platform.get(`/v1/bulk-embeddings/${id}`)).json()).toEqual(ended)
    expect(service.received).toHaveLength(asked)
    const events = await database.query<{ type: string; body: string }>(
      'select type, body from webhook_deliveries where body like $1',
      [`%${id}%`],
    )
    expect(events.map((event) => event.type)).toEqual([type])
    expect((JSON.parse(events[0]?.body ?? '') as { data: BulkJob }).data).toMatchObject(ended)
    const mails = await database.query<{ subject: string; body: string }>(
      `select subject, body from mails where kind = 'bulk-job' and recipient = $1 and body like $2`,
      [address, `%${id}%`],
    )
    expect(mails).toEqual([{ subject, body: expect.stringContaining(body) as string }])
  }
})

test('a rejection or an invalid response of the service creates no job', async () => {
  const key = await platform.trialKey()
  says({ detail: 'No.' }, 401)
  expect((await start(key)).status).toBe(502)
  says({ hello: 'there' })
  expect((await start(key)).status).toBe(502)
  says({ detail: 'The file is empty.' }, 400)
  const refused = await start(key)
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('The file is empty.')])
})

test('what a file may cost is held until its job has ended, and without enough tokens it is not passed on', async () => {
  const key = await platform.trialKey()
  const keyId = (await keyIdOf(platform.database, key)) ?? ''
  const held = async () => {
    const rows = await platform.database.query<{ tokens: number }>(
      'select tokens from holds where key_id = $1',
      [keyId],
    )
    return rows.map(({ tokens }) => tokens)
  }
  const least = (await balanceOf(platform, key)) - 1
  const at = new Date()
  const expiresAt = new Date(at.getTime() + 60_000)
  await holdTokens(platform.database, { id: 'call', keyId, least, most: least, at, expiresAt })
  const calledBefore = service.received.length
  expect((await start(key)).status).toBe(402)
  expect(service.received).toHaveLength(calledBefore)
  await releaseHold(platform.database, 'call')

  says({ detail: 'No.' }, 500)
  expect((await start(key)).status).toBe(502)
  expect(await held()).toEqual([])

  for (const end of [{ status: 'failed' }, { status: 'completed', used_token_count: 3 }]) {
    says({ _id: 'theirs-2', status: 'waiting' })
    const { id } = (await (await start(key)).json()) as BulkJob
    expect(await held()).toEqual([2])
    says(end)
    await platform.get(`/v1/bulk-embeddings/${id}`)
    expect(await held()).toEqual([])
  }
})

test('a job that nobody reads is charged when the service has done it, and a failed one releases its tokens', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const { upstream } = platform.services.config
  if (upstream === undefined) throw new Error('The platform has no service.')
  const jobs = watchUpstreamJobs(platform.services, upstream)
  onTestFinished(() => jobs.stop())
  const states = () =>
    platform.database.query(
      'select status, error_code as code from bulk_jobs join api_keys on api_keys.id = key_id where tail = $1 order by bulk_jobs.created_at',
      [key.slice(-4)],
    )
  for (const [end, tokens] of [
    [{ status: 'completed', used_token_count: 2 }, 2],
    [{ status: 'failed' }, 2],
  ] as const) {
    says({ _id: 'theirs-3', status: 'waiting' })
    await start(key)
    says({ status: 'in-progress' })
    await jobs.runNow()
    expect(await states()).toContainEqual({ status: 'in-progress', code: null })
    says(end)
    await jobs.runNow()
    expect(before - (await balanceOf(platform, key))).toBe(tokens)
    expect(await platform.database.query('select id from holds')).toEqual([])
  }
  const [completed, failed] = await states()
  expect(completed).toEqual({ status: 'completed', code: null })
  expect(failed).toEqual({ status: 'failed', code: 'service_failed' })
  const asked = service.received.length
  await jobs.runNow()
  expect(service.received).toHaveLength(asked)
})
