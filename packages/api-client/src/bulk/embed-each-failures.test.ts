import { expect, test } from 'vitest'

import { createClient } from '../core/client.ts'
import { embedEach } from './embed-each.ts'
import { embedding, failed, failureOf, numbers } from './embedding-service.test-support.ts'

const model = 'jina-embeddings-v3'

test.each([
  [401, 'no'],
  [402, 'no'],
  [403, 'no'],
  [404, 'no'],
  [422, [{ loc: ['body', 'dimensions'], msg: 'no', type: 'x' }]],
])('E20 an error %d that every batch would get stops the run', async (status, detail) => {
  const { client, sent } = embedding({ refuse: () => failed(status, detail) })
  const run = embedEach(client, { model, input: numbers(100_000) }, { batchSize: 10, skipFailures: true })
  await expect(failureOf(run)).resolves.toMatchObject({ status })
  expect(sent.length).toBeLessThanOrEqual(8)
})

test('a source that fails throws its error after the batches before it', async () => {
  const { client } = embedding()
  async function* broken() {
    yield* numbers(4)
    throw new Error('disk')
  }
  let count = 0
  const run = async () => {
    for await (const { vectors } of embedEach(client, { model, input: broken() }, { batchSize: 2 }))
      count += vectors.length
  }
  await expect(run()).rejects.toThrow('disk')
  expect(count).toBe(2)
})

test('E20 a response with a vector too few, of another length or without numbers is an error', async () => {
  const vector = Buffer.from(Float32Array.of(1, 2).buffer).toString('base64')
  const bodies = [
    [{ index: 0, embedding: vector }],
    [
      { index: 0, embedding: vector },
      { index: 0, embedding: vector },
    ],
    [
      { index: 0, embedding: vector },
      { index: 1, embedding: 'AAAA' },
    ],
    [
      { index: 0, embedding: vector },
      { index: 1, embedding: null },
    ],
    [
      { index: 0, embedding: vector },
      { index: 7, embedding: vector },
    ],
  ]
  for (const data of bodies) {
    const client = createClient({
      fetch: async () => new Response(JSON.stringify({ data, usage: { total_tokens: 2 } })),
    })
    // oxlint-disable-next-line no-await-in-loop -- one case after another
    await expect(failureOf(embedEach(client, { model, input: ['1', '2'] }))).resolves.toMatchObject({
      code: 'invalid_response',
    })
  }
})
