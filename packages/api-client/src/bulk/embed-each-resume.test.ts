import { expect, test, vi } from 'vitest'

import { embedEach } from './embed-each.ts'
import { embedding, failed, numbers } from './embedding-service.test-support.ts'

const model = 'jina-embeddings-v3'

test('E20 a run that was killed resumes with the same keys and pays for nothing twice', async () => {
  const { client, counts, sent, paid } = embedding({
    refuse: ({ input }) => (input.length > 50 ? failed(413) : undefined),
  })
  const options = { batchSize: 64, idempotencyKey: 'run', maxBatchBytes: 170 }
  let resumeFrom = 0
  for await (const { end } of embedEach(client, { model, input: numbers(1000) }, options)) {
    resumeFrom = end
    if (end > 300) break
  }
  await vi.waitFor(() => expect(counts.inFlight).toBe(0))
  const before = sent.length
  const seen: number[] = []
  for await (const { vectors } of embedEach(
    client,
    { model, input: numbers(1000) },
    { ...options, resumeFrom },
  ))
    seen.push(...vectors.map(([first]) => first as number))
  expect(seen).toEqual(Array.from({ length: 1000 - resumeFrom }, (_, index) => resumeFrom + index))
  expect(counts.charged).toBe(1000)
  expect(sent.slice(before).some(({ key }) => paid.has(String(key)))).toBe(true)
})

test('E20 a run that ended within a halved batch resumes with its halves and pays for nothing twice', async () => {
  const { client, counts, sent } = embedding({
    refuse: ({ input }) =>
      input.length > 4 || (input.length > 2 && input.includes('0')) ? failed(413) : undefined,
  })
  const options = { batchSize: 8, idempotencyKey: 'run' }
  for await (const { end } of embedEach(client, { model, input: numbers(8) }, options)) {
    expect(end).toBe(2)
    break
  }
  sent.length = 0
  const ends: number[] = []
  for await (const { end } of embedEach(client, { model, input: numbers(8) }, { ...options, resumeFrom: 2 }))
    ends.push(end)
  expect(ends).toEqual([4, 8])
  expect(sent.map(({ key }) => key)).toEqual(['run:2-4', 'run:4-8'])
  expect(counts.charged).toBe(8)
})

test('a failure throws after the batches before it, and a later run resumes there', async () => {
  const { client } = embedding({
    refuse: ({ input }) =>
      input.includes('25') ? failed(422, [{ loc: ['body', 'input', 5], msg: 'no' }]) : undefined,
  })
  let end = 0
  const run = async () => {
    for await (const batch of embedEach(client, { model, input: numbers(100) }, { batchSize: 10 }))
      ({ end } = batch)
  }
  await expect(run()).rejects.toThrow('422')
  expect(end).toBe(20)
})
