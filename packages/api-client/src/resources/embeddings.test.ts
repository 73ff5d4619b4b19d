import { expect, onTestFinished, test, vi } from 'vitest'

import { bodyOf, loopback } from '../core/loopback-server.test-support.ts'
import { embed, embedMultiVector } from './embeddings.ts'

const vector = [0.5, -1, 3]
const base64 = Buffer.from(new Float32Array(vector).buffer).toString('base64')

/** Responds with the data, and records the bodies and idempotency keys that it gets. */
const serviceOf = async (data: unknown) => {
  const seen: { body: Record<string, unknown>; key: unknown }[] = []
  const client = await loopback(async (incoming, response) => {
    const body = JSON.parse(await bodyOf(incoming)) as Record<string, unknown>
    seen.push({ body, key: incoming.headers['idempotency-key'] })
    response.end(JSON.stringify({ model: 'm', object: 'list', usage: { total_tokens: 1 }, data }))
  })
  return { client, seen }
}

test('vectors are transferred as base64 and are numbers', async () => {
  const { client, seen } = await serviceOf([{ index: 0, embedding: base64 }])
  const { data, usage } = await embed(client, { model: 'm', input: 'a' })
  expect(data).toEqual([{ index: 0, embedding: vector }])
  expect(usage.total_tokens).toBe(1)
  expect(seen[0]?.body).toEqual({ model: 'm', input: 'a', embedding_type: 'base64' })
})

test('numbers of a service that does not encode them are returned as they are', async () => {
  const { client } = await serviceOf([{ index: 0, embedding: vector }])
  const { data } = await embed(client, { model: 'm', input: 'a' })
  expect(data[0]?.embedding).toEqual(vector)
})

test.each(['float', 'base64', ['float', 'base64']] as const)(
  'the encoding %j that a call asks for is returned unchanged',
  async (type) => {
    const { client, seen } = await serviceOf([{ index: 0, embedding: base64 }])
    const { data } = await embed(client, { model: 'm', input: 'a', embedding_type: type })
    expect(data[0]?.embedding).toBe(base64)
    expect(seen[0]?.body['embedding_type']).toEqual(type)
  },
)

test('the vectors of each term are numbers too', async () => {
  const { client, seen } = await serviceOf([{ index: 0, embeddings: [base64, base64] }])
  const { data } = await embedMultiVector(client, { model: 'jina-colbert-v2', input: ['a b'] })
  expect(data).toEqual([{ index: 0, embeddings: [vector, vector] }])
  expect(seen[0]?.body['embedding_type']).toBe('base64')
  const raw = await embedMultiVector(client, { model: 'm', input: 'a', embedding_type: 'base64' })
  expect(raw.data[0]?.embeddings).toEqual([base64, base64])
})

test('images are sent beside texts', async () => {
  const item = { embedding: base64 }
  const { client, seen } = await serviceOf([item, item, item])
  const input = ['a cat', { id: '1', image: 'https://a.example/cat.png' }, { image: 'aGk=' }]
  await embed(client, { model: 'jina-clip-v2', input })
  expect(seen[0]?.body['input']).toEqual(input)
})

test('a product call has an idempotency key, also when the option is undefined', async () => {
  const { client, seen } = await serviceOf([{ embedding: base64 }])
  await embed(client, { model: 'm', input: 'a' }, { idempotencyKey: undefined })
  await embed(client, { model: 'm', input: 'a' }, { idempotencyKey: 'mine' })
  expect(seen.map(({ key }) => key)).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/), 'mine'])
})

test('a page without HTTPS, where crypto has no randomUUID, can send a product call', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { client, seen } = await serviceOf([{ embedding: base64 }])
  await embed(client, { model: 'm', input: 'a' })
  expect(seen).toHaveLength(1)
})

test.each(['{}', '[]', '{"data":[{"embedding":"%"}]}', '{"data":[]}', '{"data":[{"embedding":null}]}'])(
  'a response %s is an error',
  async (text) => {
    const client = await loopback((_, response) => response.end(text))
    await expect(embed(client, { model: 'm', input: 'a' })).rejects.toMatchObject({
      code: 'invalid_response',
    })
  },
)
