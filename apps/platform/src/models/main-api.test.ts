import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createKey } from '../keys/keys.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { mainApiCalls } from './main-api.ts'

let platform: TestPlatform
let key: string

beforeAll(async () => {
  platform = await startFilePlatform()
  const made = await platform.database.transaction((sql) =>
    createKey(sql, { kind: 'trial', userId: null, at: new Date() }),
  )
  key = made.text
})

afterAll(() => platform.stop())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(platform.url + path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  })

test('rerank puts the relevant document first, and the response names the engine', async () => {
  const documents = ['tea', { text: 'coffee beans', id: 'kept' }]
  const answer = await post(
    '/v1/rerank',
    JSON.stringify({ model: 'jina-reranker-m0', query: 'coffee', documents }),
  )
  expect(answer.headers.get('x-engine')).toBe('local')
  expect(Number(answer.headers.get('x-ratelimit-remaining-requests'))).toBe(499)
  const { results } = (await answer.json()) as { results: { index: number; document: object }[] }
  expect(results[0]).toMatchObject({ index: 1, document: { id: 'kept' } })
})

test('deep search streams thinking, visits and an answer with citations', async () => {
  const messages = [{ role: 'user', content: 'What is late chunking?' }]
  const answer = await post('/v1/chat/completions', JSON.stringify({ messages, stream: true }))
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const text = await answer.text()
  const finishes = [...text.matchAll(/"finish_reason":"(\w+)"/g)].map(([, reason]) => reason)
  expect(finishes).toEqual(['thinking_end', 'stop'])
  expect(text).toContain('"exactQuote"')
})

test('malformed requests are refused, never a server error', async () => {
  const paths = mainApiCalls.map(({ path }) => path.replace('{url}', '%ff'))
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom('jina-embeddings-v3', 'jina-reranker-m0', 8, -1))
  const names = fc.constantFrom(
    'model',
    'input',
    'query',
    'documents',
    'labels',
    'content',
    'messages',
    'html',
  )
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.dictionary(names, field).map((value) => JSON.stringify(value)),
  )
  const types = fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'text/plain',
    'multipart/form-data; boundary=x',
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, types, async (path, content, type) => {
      const answer = await post(path, content, { 'content-type': type })
      await answer.arrayBuffer()
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('x-request-id')).not.toBeNull()
    }),
    { numRuns: 500 },
  )
})
