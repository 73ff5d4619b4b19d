import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEventStream, type ServerSentEvent } from './sse.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function decode(parts: readonly Uint8Array[]): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  for await (const event of decodeEventStream(body)) events.push(event)
  return events
}

const text =
  '\uFEFF: hello\r\nid: 1\nevent: step\ndata: eins\rdata:zwei\n\ndata: 三つ\r\n\r\nid\ndata\n\nevent: lost\n\ndata: unended'
const expected = [
  { event: 'step', data: 'eins\nzwei', id: '1' },
  { event: 'message', data: '三つ', id: '1' },
  { event: 'message', data: '', id: '' },
]

test('events follow the standard: names, ids, comments, all three line ends, one byte order mark', async () => {
  expect(await decode([bytes(text)])).toEqual(expected)
})

test('the same events come whatever the chunks, also cut inside characters and CRLF', async () => {
  const whole = bytes(text)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: whole.length }), { maxLength: 20 }), async (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), whole.length]
      const parts = places.slice(1).map((end, index) => whole.slice(places[index], end))
      expect(await decode(parts)).toEqual(expected)
    }),
  )
  expect(await decode(Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(expected)
})

test('leaving the loop cancels the body', async () => {
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('data: x\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const event of decodeEventStream(body)) if (event.data === 'x') break
  expect(cancelled).toBe(true)
})
