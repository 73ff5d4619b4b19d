import { expect, test } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'

test('requests are counted by route pattern and status, tokens as the ledger has them, and no key appears', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const body = { model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 }
  await platform.post('/v1/embeddings', body, key)
  await platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)
  await platform.get(`/sample/${key}`)
  await platform.get(`/nowhere/${key}`)
  const answer = await platform.get('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  const value = (start: string) =>
    lines
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1)
  const counted = (route: string, status: number, method = 'GET') =>
    value(`platform_http_requests_total{method="${method}",route="${route}",status="${status}"}`)
  expect(counted('/v1/embeddings', 200, 'POST')).toBe('1')
  expect(counted('/api/v1/api_key/fe_user', 200)).toBe('1')
  expect(counted('/sample/:page', 404)).toBe('1')
  expect(counted('unmatched', 404)).toBe('1')
  expect(value('platform_ledger_tokens{what="consumed"}')).toBe('3')
  expect(value('platform_ledger_tokens{what="granted"}')).toBe('-10000000')
  expect(value('platform_api_keys{what="live"}')).toBe('1')
  expect(Number(value('platform_database_bytes{what="all"}'))).toBeGreaterThan(1_000_000)
  const duration = 'platform_http_request_duration_seconds_count{method="POST",route="/v1/embeddings"}'
  expect(value(duration)).toBe('1')
  expect(lines.join('\n')).not.toContain(key.slice(9, 30))
})

test('figures of the database are queried once in two seconds, however often they are read', async () => {
  let at = Date.parse('2026-03-02T09:30:00Z')
  const platform = await startTestPlatform({}, { now: () => new Date(at) })
  const live = async () =>
    /^platform_api_keys\{what="live"\} (\d+)$/m.exec(await (await platform.get('/metrics')).text())?.[1]
  await platform.trialKey()
  expect(await live()).toBe('1')
  await platform.trialKey()
  at += 1999
  expect(await live()).toBe('1')
  at += 1
  expect(await live()).toBe('2')
})

test('figures are for this machine, and for others with the token', async () => {
  const local = await startTestPlatform()
  const forwarded = await fetch(`${local.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(forwarded.status).toBe(403)
  expect((await local.get('/metrics')).status).toBe(200)
  const guarded = await startTestPlatform({ METRICS_TOKEN: 'secret-of-prometheus' })
  expect((await guarded.get('/metrics')).status).toBe(403)
  expect((await guarded.get('/metrics', 'wrong')).status).toBe(403)
  expect((await guarded.get('/metrics', 'secret-of-prometheus')).status).toBe(200)
})

test('work that waits is counted with its age', async () => {
  const { database, get } = await startTestPlatform()
  await database.query(
    `insert into webhook_deliveries (id, user_id, type, body, created_at, next_attempt_at)
     values ('one', 'nobody', 'test', '{}', now(), now() - interval '1 hour')`,
  )
  const text = await (await get('/metrics')).text()
  expect(text).toContain('platform_webhooks{what="pending"} 1')
  expect(text).toContain('platform_webhooks{what="overdue"} 1')
  expect(text).toContain('platform_bulk_jobs{what="open"} 0')
  expect(text).toContain('platform_processes{what="running"} 1')
})
