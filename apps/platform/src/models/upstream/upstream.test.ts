import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { balanceOf, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { bodyOf } from './misbehaving-service.test-support.ts'

interface Received {
  path: string | undefined
  authorization: string | undefined
  body: Record<string, unknown>
}

let service: Server
let platform: TestPlatform
let status = 200
let success = '{"from":"the service"}'
const received: Received[] = []

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const text = await bodyOf(request)
    if (text === undefined) return
    const { authorization } = request.headers
    received.push({ path: request.url, authorization, body: JSON.parse(text) as Record<string, unknown> })
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 200 ? success : '{"detail":"Too busy."}')
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  platform = await startFilePlatform({
    UPSTREAM_API_URL: `http://127.0.0.1:${port}`,
    UPSTREAM_API_KEY: 'service-key',
  })
})
afterAll(async () => {
  await platform.stop()
  service.closeAllConnections()
  service.close()
})

const embed = (key: string) =>
  platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'a few words' }, key)

test('a call is forwarded with the key of the service, and its response is returned and charged', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const answer = await embed(key)
  expect(await answer.json()).toEqual({ from: 'the service' })
  expect(answer.headers.get('x-engine')).toBe('upstream')
  expect(received.at(-1)).toMatchObject({
    path: '/v1/embeddings',
    authorization: 'Bearer service-key',
    body: { model: 'jina-embeddings-v3', input: 'a few words' },
  })
  expect(await balanceOf(platform, key)).toBeLessThan(before)
})

test('the usage that the service reports is charged', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  success = '{"usage":{"total_tokens":4321}}'
  expect((await embed(key)).status).toBe(200)
  expect(before - (await balanceOf(platform, key))).toBe(4321)
})

test('a call of a client of Cohere is forwarded in our own fields, and answered in its own', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  success = '{"usage":{"total_tokens":7},"data":[{"embedding":[0.5,-0.25]}]}'
  const answer = await platform.post(
    '/v2/embed',
    { model: 'jina-embeddings-v3', texts: ['tea'], input_type: 'search_query', embedding_types: ['int8'] },
    key,
  )
  expect(await answer.json()).toMatchObject({ embeddings: { int8: [[127, -63]] } })
  expect(received.at(-1)).toMatchObject({
    path: '/v1/embeddings',
    body: { input: ['tea'], task: 'retrieval.query', embedding_type: 'float' },
  })
  expect(before - (await balanceOf(platform, key))).toBe(7)
})

test('an answer of the service that cannot be shaped is 502 and costs nothing', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  success = '{"data":[]}'
  const sent = { model: 'jina-reranker-m0', query: 'tea', documents: ['green tea'] }
  expect((await platform.post('/v2/rerank', sent, key)).status).toBe(502)
  expect(await balanceOf(platform, key)).toBe(before)
})

test('a refusal of the service is passed on and costs nothing', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  status = 429
  const answer = await embed(key)
  status = 200
  expect([answer.status, await answer.json()]).toMatchObject([429, { detail: 'Too busy.' }])
  expect(await balanceOf(platform, key)).toBe(before)
})

test('what the platform refuses itself never reaches the service', async () => {
  const count = received.length
  expect((await embed('sf_trial_unknown')).status).toBe(401)
  expect(received).toHaveLength(count)
})

test('a service that does not respond is 502 and costs nothing', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  service.closeAllConnections()
  await new Promise((done) => service.close(done))
  const answer = await embed(key)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({
    detail: expect.stringContaining('could not be reached') as string,
  })
  expect(await balanceOf(platform, key)).toBe(before)
})
