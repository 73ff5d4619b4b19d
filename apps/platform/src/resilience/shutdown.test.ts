import { expect, onTestFinished, test } from 'vitest'

import { startService } from '../models/upstream/misbehaving-service.test-support.ts'
import { startFilePlatform } from '../platform.test-support.ts'

test('before the stop a platform is not ready, still serves, and asks clients for a new connection', async () => {
  const platform = await startFilePlatform()
  onTestFinished(() => platform.stop())
  expect((await platform.get('/health')).headers.get('connection')).toBe('keep-alive')
  platform.markStopping()
  const ready = await platform.get('/ready')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
  const health = await platform.get('/health')
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close'])
})

test('a stream without an end is cut at the bound of the stop, charged for what was sent, and logged', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  service.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"usage":{"total_tokens":25}}\n\n')
  })
  const platform = await startFilePlatform({
    UPSTREAM_API_URL: service.url,
    UPSTREAM_API_KEY: 'service-key',
    SHUTDOWN_DRAIN_SECONDS: '1',
  })
  const { database } = platform
  const key = await platform.trialKey()
  const messages = [{ role: 'user', content: 'hello' }]
  const response = await platform.post('/v1/chat/completions', { messages, stream: true }, key)
  const reader = response.body?.getReader()
  await reader?.read()
  await platform.stopServices()
  await expect(reader?.read()).rejects.toThrow('terminated')
  expect(await database.query(`select tokens from request_log where route = '/v1/chat/completions'`)).toEqual(
    [{ tokens: 25 }],
  )
  const [used] = await database.query<{ tokens: number }>(
    `select sum(amount)::bigint as tokens from entries where account_id = 'system:consumed'`,
  )
  expect(used).toEqual({ tokens: 25 })
  await platform.stop()
})
