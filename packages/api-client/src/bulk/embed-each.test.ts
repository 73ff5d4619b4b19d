import { expect, test, vi } from 'vitest'

import { embedEach } from './embed-each.ts'
import { embedding, numbers } from './embedding-service.test-support.ts'

const model = 'jina-embeddings-v3'

test('E20 vectors are views, in order, whichever request is faster', async () => {
  const { client, counts } = embedding()
  const seen: number[] = []
  for await (const { start, end, vectors } of embedEach(
    client,
    { model, input: numbers(100) },
    { batchSize: 7 },
  )) {
    expect([start, end]).toEqual([seen.length, seen.length + vectors.length])
    expect(vectors[0]).toBeInstanceOf(Float32Array)
    seen.push(...vectors.map(([first]) => first as number))
  }
  expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index))
  expect(counts.most).toBe(4)
})

test.each([
  ['binary', Int8Array],
  ['ubinary', Uint8Array],
] as const)('vectors of the encoding %s are typed arrays', async (encoding, type) => {
  const { client } = embedding({ bits: true })
  for await (const { vectors } of embedEach(client, { model, input: ['1'], embedding_type: encoding }))
    expect(vectors).toEqual([type.from([1, -1])])
})

test('E20 no more is read than the consumer takes', async () => {
  const { client } = embedding()
  let read = 0
  async function* endless() {
    for (;;) yield String(read++)
  }
  const run = embedEach(client, { model, input: endless() }, { batchSize: 10, concurrency: 2 })
  await run.next()
  await vi.waitFor(() => expect(read).toBeGreaterThan(40))
  await new Promise((resolve) => setTimeout(resolve, 20))
  // Four batches wait, one is read ahead, and the source begins the next.
  expect(read).toBeLessThanOrEqual(71)
  await run.return()
})

test('progress says what is done and what it cost', async () => {
  const { client } = embedding()
  const onProgress = vi.fn()
  for await (const _ of embedEach(
    client,
    { model, input: numbers(5) },
    { batchSize: 2, resumeFrom: 2, onProgress },
  ));
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { done: 4, failed: 0, tokens: 2 },
    { done: 5, failed: 0, tokens: 3 },
  ])
})
