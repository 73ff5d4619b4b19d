import { expect, test } from 'vitest'

import { bodyOf, loopback } from '../core/loopback-server.test-support.ts'
import type { EmbeddingsRequest } from '../resources/embeddings.ts'
import { embedAll } from './embed-all.ts'

type Body = EmbeddingsRequest & { input: string[] }

/** Embeds a text as its number and a half; refuses the text "bad" with `status`. Answers in reverse order. */
const embeddingServer = (seen: Body[] = [], status = 500) =>
  loopback(async (incoming, response) => {
    const body = JSON.parse(await bodyOf(incoming)) as Body
    seen.push(body)
    if (body.input.includes('bad')) return response.writeHead(status).end('{"detail":"bad text"}')
    const data = body.input.map((text, index) => {
      const vector = Buffer.from(new Float32Array([Number(text), 0.5]).buffer)
      return { object: 'embedding', index, embedding: vector.toString('base64') }
    })
    response.end(JSON.stringify({ data: data.toReversed(), usage: { total_tokens: body.input.length } }))
  })

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index))
const body = { model: 'jina-embeddings-v3', task: 'text-matching' } as const

test('E20 texts are embedded in batches, and their vectors are numbers in the order of the texts', async () => {
  const seen: Body[] = []
  const client = await embeddingServer(seen)
  const { embeddings, failures, usage } = await embedAll(
    client,
    { ...body, input: numbers(10) },
    { batchSize: 4 },
  )
  expect(embeddings).toEqual(numbers(10).map((text) => Float32Array.of(Number(text), 0.5)))
  expect(failures).toEqual([])
  expect(usage).toEqual({ total_tokens: 10 })
  expect(seen.map(({ input }) => input.length)).toEqual([4, 4, 2])
  expect(seen[0]).toMatchObject({ ...body, embedding_type: 'base64' })
})

test('E20 a request that fails does not end the others, and is returned with its texts', async () => {
  const client = await embeddingServer()
  const input = [...numbers(4), 'bad', ...numbers(3)]
  const { embeddings, failures } = await embedAll(
    client,
    { ...body, input },
    { batchSize: 2, concurrency: 2, maxRetries: 0 },
  )
  expect(embeddings.map((vector) => vector?.[0])).toEqual([0, 1, 2, 3, undefined, undefined, 1, 2])
  expect(failures).toMatchObject([{ start: 4, end: 6, error: { name: 'ApiError', status: 500 } }])
})

test('E20 an error that every request would get ends the run, and what was paid for is returned', async () => {
  const seen: Body[] = []
  const client = await embeddingServer(seen, 402)
  const input = [...numbers(4), 'bad', ...numbers(1000)]
  const { embeddings, failures } = await embedAll(
    client,
    { ...body, input },
    { batchSize: 2, concurrency: 1 },
  )
  expect(failures).toMatchObject([{ start: 4, end: 1005, error: { status: 402 } }])
  expect(embeddings.filter(Boolean)).toHaveLength(4)
  expect(seen.length).toBeLessThan(6)
})

test('a set and a generator are inputs too', async () => {
  const client = await embeddingServer()
  const { embeddings } = await embedAll(client, { ...body, input: new Set(numbers(3)) })
  expect(embeddings.map((vector) => vector?.[0])).toEqual([0, 1, 2])
})

test('no texts send no request; an aborted signal rejects; limits that are no whole numbers are refused', async () => {
  const seen: Body[] = []
  const client = await embeddingServer(seen)
  await expect(embedAll(client, { ...body, input: [] })).resolves.toMatchObject({
    embeddings: [],
    failures: [],
  })
  const signal = AbortSignal.abort('left')
  await expect(embedAll(client, { ...body, input: ['1'] }, { signal })).rejects.toMatchObject({
    cause: 'left',
  })
  for (const limits of [{ batchSize: 0 }, { batchSize: 1.5 }, { concurrency: NaN }, { maxBatchBytes: -1 }])
    // oxlint-disable-next-line no-await-in-loop -- one call after another
    await expect(embedAll(client, { ...body, input: ['1'] }, limits)).rejects.toThrow(RangeError)
  expect(seen).toEqual([])
})
