import { expect, onTestFinished, test, vi } from 'vitest'

import { createClient, type ClientOptions } from '../core/client.ts'
import type { EmbedInput } from './cut-batches.ts'
import { embedEach } from './embed-each.ts'

interface Sent {
  input: EmbedInput[]
  key: string | null
}

interface Service extends Omit<ClientOptions, 'fetch' | 'headers'> {
  /** Returns a failure, or undefined to respond with vectors. */
  refuse?: (sent: Sent, count: number) => Response | undefined
  headers?: () => Record<string, string>
  bits?: boolean
  paid?: Map<string, string>
}

const failed = (status: number, detail: unknown = 'no', headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ detail }), { status, headers })

/** A service that embeds a text as its number, keeps responses by idempotency key, and counts what it charged. */
function embedding({ refuse, headers: own, bits, paid = new Map(), ...options }: Service = {}) {
  const sent: Sent[] = []
  const counts = { charged: 0, inFlight: 0, most: 0 }
  const client = createClient({
    ...options,
    fetch: async (_, init) => {
      const { input } = JSON.parse(init?.body as string) as { input: EmbedInput[] }
      const key = new Headers(init?.headers).get('idempotency-key')
      sent.push({ input, key })
      counts.most = Math.max(counts.most, ++counts.inFlight)
      // Later requests are faster than earlier ones.
      await new Promise((resolve) => setTimeout(resolve, sent.length % 3))
      counts.inFlight--
      init?.signal?.throwIfAborted()
      const refusal = refuse?.({ input, key }, sent.length)
      if (refusal) return refusal
      const kept = paid.get(String(key))
      if (kept !== undefined) return new Response(kept)
      const data = input.map((text, index) => {
        const floats = Float32Array.of(Number(text), 0.5)
        return { index, embedding: bits ? [Number(text), -1] : Buffer.from(floats.buffer).toString('base64') }
      })
      counts.charged += input.length
      const body = JSON.stringify({ data, usage: { total_tokens: input.length } })
      paid.set(String(key), body)
      return new Response(body, { headers: own?.() ?? {} })
    },
  })
  return { client, sent, counts, paid }
}

async function* numbers(count: number) {
  for (let index = 0; index < count; index++) yield String(index)
}

const model = 'jina-embeddings-v3'
const failure = async (run: AsyncIterable<unknown>) => {
  try {
    for await (const _ of run);
  } catch (error) {
    return error
  }
}

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

test.each([
  [401, 'no'],
  [402, 'no'],
  [403, 'no'],
  [404, 'no'],
  [422, [{ loc: ['body', 'dimensions'], msg: 'no', type: 'x' }]],
])('E20 an error %d that every batch would get stops the run', async (status, detail) => {
  const { client, sent } = embedding({ refuse: () => failed(status, detail) })
  const run = embedEach(client, { model, input: numbers(100_000) }, { batchSize: 10, skipFailures: true })
  await expect(failure(run)).resolves.toMatchObject({ status })
  expect(sent.length).toBeLessThanOrEqual(8)
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

test('E20 the run waits when the limit is used up, before the service refuses', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const limit = 5
  const accepted: number[] = []
  let refused = 0
  const free = () => {
    while (accepted[0] !== undefined && accepted[0] <= Date.now() - 60_000) accepted.shift()
    return limit - accepted.length
  }
  const { client } = embedding({
    refuse: () => {
      if (free() > 0) return void accepted.push(Date.now())
      refused++
      return failed(429, 'slow', { 'retry-after': '5' })
    },
    headers: () => ({
      'x-ratelimit-remaining-requests': String(free()),
      'x-ratelimit-reset-requests': String(Math.ceil(((accepted[0] ?? 0) + 60_000 - Date.now()) / 1000)),
    }),
  })
  let count = 0
  const run = (async () => {
    for await (const { vectors } of embedEach(client, { model, input: numbers(40) }, { batchSize: 2 }))
      count += vectors.length
  })()
  await vi.runAllTimersAsync()
  await run
  expect(count).toBe(40)
  expect(refused).toBe(0)
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

test('E5 a signal ends a run that waits for its source, and the source is closed when the consumer leaves', async () => {
  const { client } = embedding()
  const controller = new AbortController()
  const hanging = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) }
  const run = failure(embedEach(client, { model, input: hanging }, { signal: controller.signal }))
  controller.abort('left')
  await expect(run).resolves.toMatchObject({ name: 'AbortedError', cause: 'left' })
  let isClosed = false
  async function* closing() {
    try {
      yield* numbers(100)
    } finally {
      isClosed = true
    }
  }
  for await (const _ of embedEach(client, { model, input: closing() }, { batchSize: 2 })) break
  await vi.waitFor(() => expect(isClosed).toBe(true))
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
    await expect(failure(embedEach(client, { model, input: ['1', '2'] }))).resolves.toMatchObject({
      code: 'invalid_response',
    })
  }
})

test('a deadline is for the whole run, although each of its requests is faster', async () => {
  let clock = performance.now()
  const { client, sent } = embedding({
    deadline: 120,
    refuse: () => {
      // The clock moves by 50 ms per request, whatever the machine does.
      clock += 50
      return undefined
    },
  })
  const read = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  onTestFinished(() => read.mockRestore())
  const run = embedEach(client, { model, input: numbers(100) }, { batchSize: 1, concurrency: 1 })
  expect(await failure(run)).toMatchObject({ name: 'TimeoutError' })
  expect(sent.length).toBeLessThan(10)
})
