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
