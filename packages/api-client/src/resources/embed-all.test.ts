import { expect, test } from 'vitest'

import { bodyOf, loopback } from '../core/loopback-server.test-support.ts'
import { embedAll } from './embed-all.ts'
import type { EmbeddingsRequest } from './embeddings.ts'

/** Embeds a text as its number and a half; refuses the text "bad". Answers in reverse order. */
const embeddingServer = (seen: EmbeddingsRequest[] = []) =>
  loopback(async (incoming, response) => {
    const body = JSON.parse(await bodyOf(incoming)) as EmbeddingsRequest & { input: string[] }
    seen.push(body)
    if (body.input.includes('bad')) return response.writeHead(400).end('{"detail":"bad text"}')
    const data = body.input.map((text, index) => {
      const vector = Buffer.from(new Float32Array([Number(text), 0.5]).buffer)
      return { object: 'embedding', index, embedding: vector.toString('base64') }
    })
    response.end(JSON.stringify({ data: data.toReversed(), usage: { total_tokens: body.input.length } }))
  })

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index))
const body = { model: 'jina-embeddings-v3', task: 'text-matching' } as const

test('E20 texts are embedded in batches, and their vectors are numbers in the order of the texts', async () => {
  const seen: EmbeddingsRequest[] = []
  const client = await embeddingServer(seen)
  const { embeddings, failures, usage } = await embedAll(
    client,
    { ...body, input: numbers(10) },
    { batchSize: 4 },
  )
  expect(embeddings).toEqual(numbers(10).map((text) => [Number(text), 0.5]))
  expect(failures).toEqual([])
  expect(usage).toEqual({ total_tokens: 10 })
  expect(seen.map(({ input }) => [input].flat().length)).toEqual([4, 4, 2])
  expect(seen[0]).toMatchObject({ ...body, embedding_type: 'base64' })
})

test('E20 a request that fails does not end the others, and is told with its texts', async () => {
  const client = await embeddingServer()
  const input = [...numbers(4), 'bad', ...numbers(3)]
  const { embeddings, failures } = await embedAll(
    client,
    { ...body, input },
    { batchSize: 2, concurrency: 2 },
  )
  expect(embeddings.map((vector) => vector?.[0])).toEqual([0, 1, 2, 3, undefined, undefined, 1, 2])
  expect(failures).toMatchObject([{ start: 4, end: 6, error: { name: 'ApiError', status: 400 } }])
})

test('no texts send no request; an aborted signal rejects; a batch size of 0 is refused', async () => {
  const seen: EmbeddingsRequest[] = []
  const client = await embeddingServer(seen)
  await expect(embedAll(client, { ...body, input: [] })).resolves.toMatchObject({
    embeddings: [],
    failures: [],
  })
  const signal = AbortSignal.abort('left')
  await expect(embedAll(client, { ...body, input: ['1'] }, { signal })).rejects.toMatchObject({
    cause: 'left',
  })
  await expect(embedAll(client, { ...body, input: ['1'] }, { batchSize: 0 })).rejects.toThrow(RangeError)
  expect(seen).toEqual([])
})
