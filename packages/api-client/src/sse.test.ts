import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { StreamCutError } from './core/errors.ts'
import { decodeEventStream, type DecodeOptions, type ServerSentEvent } from './sse.ts'
import { referenceEvents } from './stream/event-stream-reference.test-support.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const byByte = (whole: Uint8Array) => Array.from(whole, (byte) => Uint8Array.of(byte))

/** A body that returns one part per pull. */
function bodyOf(parts: readonly Uint8Array[]) {
  const left = [...parts]
  const seen = { pulls: 0, cancelled: undefined as unknown }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.pulls++
        const part = left.shift()
        if (part === undefined) controller.close()
        else controller.enqueue(part)
      },
      cancel(reason) {
        seen.cancelled = reason ?? 'left'
      },
    },
    { highWaterMark: 0 },
  )
  return { body, seen }
}

async function decode(parts: readonly Uint8Array[], options?: DecodeOptions) {
  const decoder = decodeEventStream(bodyOf(parts).body, options)
  const events: ServerSentEvent[] = []
  let error: unknown
  try {
    for await (const event of decoder) events.push(event)
  } catch (caught) {
    error = caught
  }
  return { events, error, lastEventId: decoder.lastEventId, retry: decoder.retry }
}

const text =
  '\uFEFF: hello\r\nid: 1\nevent: step\ndata: eins\rdata:zwei\n\ndata: 三つ\r\n\r\nid\ndata\n\nevent: lost\n\nretry: 20\ndata:  a: b\nunknown: x\n\nretry: soon\nid: 7\0\nid: 8\n\n: bye\n'
const expected = [
  { event: 'step', data: 'eins\nzwei', id: '1' },
  { event: 'message', data: '三つ', id: '1' },
  { event: 'message', data: '', id: '' },
  { event: 'message', data: ' a: b', id: '', retry: 20 },
]

test('events follow the standard: names, ids, comments, all three line ends, retry', async () => {
  const { events, error, lastEventId, retry } = await decode([bytes(text)])
  expect(events).toEqual(expected)
  expect({ error, lastEventId, retry }).toEqual({ error: undefined, lastEventId: '8', retry: 20 })
})

test('the events do not depend on the chunks, which may be cut inside characters and CRLF', async () => {
  const whole = bytes(text)
  const places = fc.array(fc.integer({ min: 0, max: whole.length }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(places, async (cuts) => {
      const ends = [0, ...cuts.toSorted((a, b) => a - b), whole.length]
      const parts = ends.slice(1).map((end, index) => whole.slice(ends[index], end))
      expect((await decode(parts)).events).toEqual(expected)
    }),
    // An empty chunk within a character.
    { examples: [[[60, 60]]] },
  )
  expect((await decode(byByte(whole))).events).toEqual(expected)
})

test('an empty chunk changes nothing, wherever it is in the stream', async () => {
  const whole = bytes('\uFEFFdata: Größe 𝄞\r\n\r\ndata: 三つ\n\n')
  const expectedData = ['Größe 𝄞', '三つ']
  for (let cut = 0; cut <= whole.length; cut++) {
    const { events } = await decode([whole.slice(0, cut), new Uint8Array(), whole.slice(cut)])
    expect(events.map(({ data }) => data)).toEqual(expectedData)
  }
})

test('a stream that ends within a character was cut', async () => {
  const { events, error } = await decode([bytes('data: ü\n\n'), bytes('ü').slice(0, 1)])
  expect(events).toHaveLength(1)
  expect(error).toBeInstanceOf(StreamCutError)
})

test('any bytes in any chunks, also empty ones, give the events of the standard', async () => {
  const words = [
    'data',
    'id',
    'event',
    'retry',
    ':',
    ': ',
    '\n',
    '\n\n',
    '\r',
    '\r\n',
    'ü',
    '𝄞',
    '\uFEFF',
    '\0',
    '20',
  ]
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words).map(bytes) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 4 }) },
  )
  const stream = fc.array(piece, { maxLength: 60 }).map((parts) => Buffer.concat(parts))
  const places = fc.array(fc.nat({ max: 200 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(stream, places, async (whole, cuts) => {
      // A place twice makes an empty chunk.
      const ends = [
        0,
        ...cuts.map((cut) => Math.min(cut, whole.length)).toSorted((a, b) => a - b),
        whole.length,
      ]
      const parts = ends.slice(1).map((end, index) => Uint8Array.from(whole.subarray(ends[index], end)))
      const { events } = await decode(parts, { lenientEnd: true })
      expect(events).toEqual(referenceEvents(whole))
    }),
    { numRuns: 2000 },
  )
})

test('any text gives the same events in one piece and byte by byte', async () => {
  const pieces = fc.constantFrom(
    'data',
    'id',
    'event',
    'retry',
    ':',
    ' ',
    '\n',
    '\r',
    '\r\n',
    'ü',
    '𝄞',
    '\uFEFF',
    '1',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 40 }), async (parts) => {
      const whole = bytes(parts.join(''))
      const inOne = await decode([whole], { lenientEnd: true })
      expect(await decode(byByte(whole), { lenientEnd: true })).toEqual(inOne)
    }),
  )
})

test('one byte order mark is dropped, however it is cut; a second one is text', async () => {
  const whole = bytes('\uFEFF\uFEFFdata: x\n\ndata: y\n\n')
  for (let cut = 0; cut <= 7; cut++) {
    const { events } = await decode([whole.slice(0, cut), whole.slice(cut)])
    expect(events).toEqual([{ event: 'message', data: 'y', id: '' }])
  }
})

test('E10 a stream cut at any byte yields the events before the cut, then throws StreamCutError', async () => {
  const blocks = Array.from({ length: 64 }, (_, index) =>
    bytes(`id: ${index}\r\ndata: Größe ${index}\r\n\r\n`),
  )
  const whole = Uint8Array.from(blocks.flatMap((block) => [...block]))
  let end = 0
  // A block is complete with the CR of its empty line.
  const ends = blocks.map((block) => (end += block.length) - 1)
  for (let cut = 0; cut <= whole.length; cut++) {
    const complete = ends.filter((place) => place <= cut).length
    const isBetween = cut === 0 || ends.includes(cut) || ends.includes(cut - 1)
    const { events, error } = await decode([whole.slice(0, cut)])
    expect(events).toHaveLength(complete)
    if (isBetween) expect(error).toBeUndefined()
    else
      expect(error).toMatchObject({
        name: 'StreamCutError',
        events: complete,
        lastEventId: complete === 0 ? '' : String(complete - 1),
      })
  }
})

test('E10 an incomplete last block is dropped without an error if lenientEnd is set', async () => {
  const { events, error } = await decode([bytes('data: x\n\ndata: half')], { lenientEnd: true })
  expect([events.length, error]).toEqual([1, undefined])
})

test('E10 a stream that ends within a comment was cut too', async () => {
  const { events, error } = await decode([bytes('data: x\n\n: keep-al')])
  expect(events).toHaveLength(1)
  expect(error).toBeInstanceOf(StreamCutError)
})

test('E10 a body that fails is a cut, with the reason as its cause', async () => {
  const reason = new TypeError('terminated')
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('id: 3\ndata: x\n\n')),
    pull: (controller) => controller.error(reason),
  })
  const decoder = decodeEventStream(new Response(body))
  await expect(decoder.next()).resolves.toMatchObject({ value: { data: 'x' } })
  await expect(decoder.next()).rejects.toMatchObject({
    name: 'StreamCutError',
    events: 1,
    lastEventId: '3',
    cause: reason,
  })
})

test('E9 the body is read only when no parsed event is waiting', async () => {
  const { body, seen } = bodyOf([bytes('data: 1\n\ndata: 2\n\n'), bytes('data: 3\n\n')])
  const decoder = decodeEventStream(body)
  expect(seen.pulls).toBe(0)
  await decoder.next()
  await decoder.next()
  expect(seen.pulls).toBe(1)
  await decoder.next()
  expect(seen.pulls).toBe(2)
})

test('E9 leaving the loop cancels the body', async () => {
  const { body, seen } = bodyOf([bytes('data: x\n\n')])
  for await (const event of decodeEventStream(body)) if (event.data === 'x') break
  expect(seen.cancelled).toBe('left')
})

test('E10 an abort throws instead of ending the stream', async () => {
  const controller = new AbortController()
  const { body, seen } = bodyOf([bytes('data: 1\n\ndata: 2\n\n')])
  const decoder = decodeEventStream(body, { signal: controller.signal })
  await decoder.next()
  controller.abort('left the page')
  const aborted = { name: 'AbortedError', cause: 'left the page' }
  await expect(decoder.next()).rejects.toMatchObject(aborted)
  expect(seen.cancelled).toMatchObject(aborted)

  const silent = decodeEventStream(new ReadableStream(), { signal: AbortSignal.timeout(10) })
  await expect(silent.next()).rejects.toMatchObject({ name: 'AbortedError' })
  const early = decodeEventStream(new ReadableStream(), { signal: AbortSignal.abort() })
  await expect(early.next()).rejects.toMatchObject({ name: 'AbortedError' })
})

test('an event that is longer than the limit throws, in one piece or in many', async () => {
  const whole = bytes(`data: ok\n\ndata: ${'x'.repeat(100)}\n\n`)
  for (const parts of [[whole], byByte(whole)]) {
    const { events, error } = await decode(parts, { maxEventBytes: 50 })
    expect(events).toHaveLength(1)
    expect(error).toBeInstanceOf(RangeError)
  }
})

test('parallel calls of next() get the events in order', async () => {
  const decoder = decodeEventStream(bodyOf([bytes('data: 1\n\ndata: 2\n\n'), bytes('data: 3\n\n')]).body)
  const results = await Promise.all([decoder.next(), decoder.next(), decoder.next(), decoder.next()])
  expect(results.map(({ value }) => value?.data)).toEqual(['1', '2', '3', undefined])
})

test('a response without a body has no events', async () => {
  await expect(decodeEventStream(new Response(null)).next()).resolves.toEqual({
    done: true,
    value: undefined,
  })
})

test('a stream of Node, which is no stream of the web, is refused at once', () => {
  expect(() => decodeEventStream(Readable.from(['data: a\n\n']) as never)).toThrow(TypeError)
})
