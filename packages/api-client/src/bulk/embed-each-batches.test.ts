import { expect, test } from 'vitest'

import { embedEach } from './embed-each.ts'
import { embedding, failed, numbers } from './embedding-service.test-support.ts'

const model = 'jina-embeddings-v3'

test('E20 batches end at a number of inputs, bytes or tokens', async () => {
  const { client, sent } = embedding()
  const sizes = async (limits: object) => {
    sent.length = 0
    for await (const _ of embedEach(client, { model, input: ['1', '22', '333', '4444', '5'] }, limits));
    return sent.map(({ input }) => input.length)
  }
  expect(await sizes({ batchSize: 2 })).toEqual([2, 2, 1])
  expect(await sizes({ maxBatchBytes: 6 })).toEqual([3, 2])
  expect(await sizes({ maxBatchBytes: 1 })).toEqual([1, 1, 1, 1, 1])
  expect(await sizes({ maxBatchTokens: 3, countTokens: () => 1 })).toEqual([3, 2])
})

test('E20 a batch that is too large is halved, and the next ones are halved before they are sent', async () => {
  const { client, sent } = embedding({ refuse: ({ input }) => (input.length > 4 ? failed(413) : undefined) })
  const seen: number[] = []
  for await (const { vectors } of embedEach(
    client,
    { model, input: numbers(16) },
    { batchSize: 8, concurrency: 1 },
  ))
    seen.push(...vectors.map(([first]) => first as number))
  expect(seen).toEqual(Array.from({ length: 16 }, (_, index) => index))
  expect(sent.filter(({ input }) => input.length > 4)).toHaveLength(1)
})

test('one input that is too large alone is an error with its place', async () => {
  const { client } = embedding({ refuse: ({ input }) => (input.includes('5') ? failed(413) : undefined) })
  const parts = []
  for await (const part of embedEach(
    client,
    { model, input: numbers(8) },
    { batchSize: 8, skipFailures: true },
  ))
    parts.push([part.start, part.end, part.error?.name])
  expect(parts).toContainEqual([5, 6, 'ApiError'])
  expect(parts.filter(([, , name]) => name)).toHaveLength(1)
})

test('E20 how large a batch is, is measured: none is halved because an uneven one was too large', async () => {
  const { client, sent } = embedding({
    refuse: ({ input }) => (JSON.stringify(input).length > 100 ? failed(413) : undefined),
  })
  // The first half of the first batch has nearly all of its bytes.
  const input = [
    '1'.padStart(96, '0'),
    '2',
    '3',
    '4',
    ...['5', '6', '7', '8'].map((text) => text.padStart(20, '0')),
  ]
  const starts: number[] = []
  for await (const { start } of embedEach(client, { model, input }, { batchSize: 4, concurrency: 1 }))
    starts.push(start)
  expect(starts).toEqual([0, 1, 2, 4])
  expect(sent.map((each) => each.input.length).toSorted()).toEqual([1, 1, 2, 2, 4, 4])
})
