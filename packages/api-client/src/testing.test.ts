import { expect, test } from 'vitest'

import { call } from './core/callable.ts'
import { NetworkError } from './core/errors.ts'
import { embed } from './resources/embeddings.ts'
import { listModels } from './resources/models.ts'
import { rerank } from './resources/rerank.ts'
import { createMockClient } from './testing.ts'

const query = { model: 'jina-reranker-m0', query: 'a', documents: ['b'] }

test('a call gets the answer under its operation, and is recorded', async () => {
  const client = createMockClient({
    embed: { data: [{ index: 0, embedding: [1, 2] }], usage: { total_tokens: 1 } },
    'GET /api/v1/models': [],
    'POST /s/m': ({ body }: { body: unknown }) => ({ result: body }),
  })
  const { data } = await embed(client, { model: 'm', input: 'text' })
  expect(data[0]?.embedding).toEqual([1, 2])
  await expect(listModels(client)).resolves.toEqual([])
  await expect(call(client, 's', 'm', 1)).resolves.toEqual({ data: 1 })
  expect(client.calls.map(({ operation, method }) => [operation, method])).toEqual([
    ['embed', 'POST'],
    ['GET /api/v1/models', 'GET'],
    ['POST /s/m', 'POST'],
  ])
  expect(client.calls[0]?.body).toMatchObject({ input: 'text' })
})

test('an answer may be a response or an error, and a call without one says so', async () => {
  const refusal = Response.json({ detail: 'Top up.' }, { status: 402 })
  const client = createMockClient({ rerank: refusal })
  await expect(rerank(client, query)).rejects.toMatchObject({ name: 'ApiError', message: '402: Top up.' })
  await expect(rerank(client, query)).rejects.toThrow('402')
  await expect(rerank(createMockClient({ rerank: new NetworkError('gone') }), query)).rejects.toThrow('gone')
  await expect(rerank(createMockClient({}), query)).rejects.toThrow('No answer for rerank')
})

test('retries are the actual ones', async () => {
  let count = 0
  const answer = () => (++count === 1 ? Response.json({}, { status: 503 }) : { results: [] })
  const client = createMockClient({ rerank: answer }, { maxRetries: 1 })
  await expect(rerank(client, query)).resolves.toEqual({ results: [] })
})
