import { expect, test } from 'vitest'

import { decodeEventStream, type ServerSentEvent } from '../sse.ts'

/** An event as the cases write it: what is left out has its default. */
type Expected = Partial<ServerSentEvent>

const a: Expected = { data: 'a' }
const b: Expected = { data: 'b' }
const c: Expected = { data: 'c' }

/** Streams, and the events that the HTML Standard §9.2.6 makes of them. */
const cases: readonly (readonly [name: string, stream: string | number[], ...events: Expected[]])[] = [
  ['a space after the colon is dropped', 'data: a\n\n', a],
  ['a space after the colon may be missing', 'data:a\n\n', a],
  ['of several spaces one is dropped', 'data:  a\n\n', { data: ' a' }],
  ['a tab after the colon is kept', 'data:\ta\n\n', { data: '\ta' }],
  ['a space at the end is kept', 'data: a \n\n', { data: 'a ' }],
  ['a value may have colons', 'data: a:b: c\n\n', { data: 'a:b: c' }],
  ['lines of data are joined', 'data: a\ndata: b\n\n', { data: 'a\nb' }],
  ['a name without a colon has an empty value', 'data\n\n', { data: '' }],
  ['empty lines of data count', 'data\ndata:\n\n', { data: '\n' }],
  ['a block without data is no event', 'event: x\nid: 1\n\n'],
  ['empty lines are no events', '\n\n\ndata: a\n\n\n\n', a],
  ['a space before a name makes it another', ' data: a\ndata: b\n\n', b],
  ['a space before the colon makes a name another', 'data : a\ndata: b\n\n', b],
  ['names are case-sensitive', 'Data: a\nDATA: b\ndata: c\n\n', c],
  ['fields that nobody knows are ignored', 'cola: x\ndata: a\n\n', a],
  ['a name that only begins like another is not that', 'dataset: b\nid2: 1\ndata: a\n\n', a],
  ['comments are ignored', ':\ndata: a\n: x\n:data: b\n\n', a],
  ['a comment does not end the data', 'data: a\n: x\ndata: b\n\n', { data: 'a\nb' }],
  ['comments alone are no events', ': a\n\n: b\n\n'],
  ['a value may have a null character', 'data: a\0b\n\n', { data: 'a\0b' }],
  ['a null character makes a name another', '\0data: a\ndata\0: b\ndata: c\n\n', c],

  ['CR ends a line', 'data: a\r\r', a],
  ['CRLF ends a line', 'data: a\r\n\r\n', a],
  ['ends of lines may be mixed', 'data: a\rdata: b\ndata: c\r\n\r', { data: 'a\nb\nc' }],
  ['LF and CR are two ends', 'data: a\n\rdata: b\n\n', a, b],
  ['CRLF and LF are two ends', 'data: a\r\n\ndata: b\r\n\n', a, b],
  ['CR and CRLF are two ends', 'data: a\r\r\ndata: b\n\n', a, b],
  ['no other character ends a line', 'data: a\u2028b\u0085c\vd\fe\n\n', { data: 'a\u2028b\u0085c\vd\fe' }],

  ['an event has a name', 'event: x\ndata: a\n\n', { ...a, event: 'x' }],
  ['an empty name is none', 'event:\ndata: a\n\n', a],
  ['the last name counts', 'event: x\nevent: y\ndata: a\n\n', { ...a, event: 'y' }],
  ['an empty name after another counts too', 'event: x\nevent\ndata: a\n\n', a],
  ['a name is for one event', 'event: x\ndata: a\n\ndata: b\n\n', { ...a, event: 'x' }, b],
  ['the name of a block without data is dropped', 'event: x\n\ndata: a\n\n', a],
  ['a name may have any characters', 'event:  検 \ndata: a\n\n', { ...a, event: ' 検 ' }],

  ['an event has an id', 'id: 1\ndata: a\n\n', { ...a, id: '1' }],
  ['an id stays', 'id: 1\ndata: a\n\ndata: b\n\n', { ...a, id: '1' }, { ...b, id: '1' }],
  ['an empty id removes it', 'id: 1\ndata: a\n\nid\ndata: b\n\n', { ...a, id: '1' }, b],
  ['an id with a null character is none', 'id: 1\nid: 2\0\ndata: a\n\n', { ...a, id: '1' }],
  ['the last id counts', 'id: 1\nid: 2\ndata: a\n\n', { ...a, id: '2' }],
  ['an id of a block without data stays', 'id: 7\n\ndata: a\n\n', { ...a, id: '7' }],
  ['an id may come after the data', 'data: a\nid: 3\n\n', { ...a, id: '3' }],
  ['an id may have any characters', 'id: é🚀 \ndata: a\n\n', { ...a, id: 'é🚀 ' }],

  ['a stream says when to connect again', 'retry: 20\ndata: a\n\n', { ...a, retry: 20 }],
  ['it may say so alone', 'retry: 20\n\ndata: a\n\n', { ...a, retry: 20 }],
  ['the last time counts', 'retry: 20\nretry: 3\ndata: a\n\n', { ...a, retry: 3 }],
  ['a time may begin with zeros', 'retry: 007\ndata: a\n\n', { ...a, retry: 7 }],
  ['a time with letters is none', 'retry: 20x\ndata: a\n\n', a],
  ['an empty time is none', 'retry\nretry:\ndata: a\n\n', a],
  ['a time with a sign is none', 'retry: -1\nretry: +3\ndata: a\n\n', a],
  ['a time with a fraction is none', 'retry: 1.5\nretry: 1e3\ndata: a\n\n', a],
  ['a time after two spaces is none', 'retry:  20\ndata: a\n\n', a],
  ['digits of other scripts are none', 'retry: ２\nretry: ٣\ndata: a\n\n', a],

  ['a block without an empty line is no event', 'data: a\n\ndata: b\n', a],
  ['a line without an end is no event', 'data: a\n\ndata: b', a],
  ['one CR does not end a block', 'data: a\r'],
  ['an empty stream has no events', ''],
  ['an id of a block that does not end is dropped', 'data: a\n\nid: 9\ndata: b\n', a],

  ['a byte order mark is dropped', '\uFEFFdata: a\n\n', a],
  ['a second byte order mark is text', '\uFEFF\uFEFFdata: a\ndata: b\n\n', b],
  ['a byte order mark in a value is text', 'data: \uFEFFa\n\n', { data: '\uFEFFa' }],
  ['a byte order mark in a later line is text', 'data: a\n\n\uFEFFdata: b\ndata: c\n\n', a, c],
  ['text is UTF-8', 'data: é…漢🚀\n\n', { data: 'é…漢🚀' }],
  ['bytes that are no UTF-8 are replaced', [0xff, 0x61, 0xc3], { data: '\uFFFDa\uFFFD' }],
  ['halves of surrogates are replaced', [0xed, 0xa0, 0x80], { data: '\uFFFD'.repeat(3) }],
  ['longer forms of a character are replaced', [0xc0, 0xaf], { data: '\uFFFD'.repeat(2) }],
]

const encoder = new TextEncoder()
/** A list of numbers is the value of a line of data. */
const bytesOf = (stream: string | number[]) =>
  typeof stream === 'string'
    ? encoder.encode(stream)
    : Uint8Array.of(...encoder.encode('data: '), ...stream, ...encoder.encode('\n\n'))

/** Decodes bytes that are cut at these places, in order; a place twice makes an empty chunk. */
async function eventsOf(bytes: Uint8Array, ...cuts: readonly number[]): Promise<ServerSentEvent[]> {
  const ends = [...cuts, bytes.length]
  const parts = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const events: ServerSentEvent[] = []
  for await (const event of decodeEventStream(body, { lenientEnd: true })) events.push(event)
  return events
}

const rows = cases.map(([name, stream, ...expected]) => [name, { stream, expected }] as const)

test.each(rows)('%s, however the stream is cut', async (_, { stream, expected }) => {
  const bytes = bytesOf(stream)
  const events = expected.map((event) => ({ event: 'message', id: '', retry: undefined, ...event }))
  const places = Array.from({ length: bytes.length + 1 }, (_each, place) => place)
  expect(await eventsOf(bytes)).toEqual(events)
  expect(await eventsOf(bytes, ...places)).toEqual(events)
  const pairs = places.flatMap((first) => places.slice(first).map((second) => [first, second] as const))
  const decoded = await Promise.all(pairs.map(([first, second]) => eventsOf(bytes, first, second)))
  const wrong = pairs.filter((_pair, index) => JSON.stringify(decoded[index]) !== JSON.stringify(decoded[0]))
  expect(decoded[0]).toEqual(events)
  expect(wrong).toEqual([])
})
