import { _iterSSEMessages as anthropicEvents } from '@anthropic-ai/sdk/core/streaming'
import { decodeEventStream } from '@search-foundation/api-client/sse'
import { createParser } from 'eventsource-parser'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { _iterSSEMessages as openaiEvents } from 'openai/core/streaming'

import { textTable } from '../text-table.ts'
import { best, bestInTurn, geometricMean, ratio } from './timing.ts'

const encode = (text: string) => new TextEncoder().encode(text)

function cut(bytes: Uint8Array, size: number): Uint8Array[] {
  const parts: Uint8Array[] = []
  for (let start = 0; start < bytes.length; start += size) parts.push(bytes.slice(start, start + size))
  return parts
}

const small = 'data: {"a":1,"b":"hello world"}\n\n'
const cases: Record<string, Uint8Array[]> = {
  'small events': cut(encode(small.repeat(40_000)), 65_536),
  'one event a chunk': Array.from({ length: 30_000 }, (_, n) =>
    encode(`id: ${n}\nevent: step\ndata: {"token":"word"}\n\n`),
  ),
  'chunks of 64 B': cut(encode(small.repeat(18_000)), 64),
  CRLF: cut(encode('event: x\r\ndata: {"a":1,"b":"hello world"}\r\n\r\n'.repeat(30_000)), 65_536),
  'multi-byte': cut(encode('data: 検索の仕組みを説明する文章です。Größe\n\n'.repeat(30_000)), 65_536),
  'one event of 8 MiB': cut(encode(`data: ${'x'.repeat(8 << 20)}\n\n`), 65_536),
  '256 KiB in chunks of 16 B': cut(encode(`data: ${'y'.repeat(256 << 10)}\n\n`), 16),
}

type Body = ReadableStream<Uint8Array>

/** A body whose stream has started, as that of a response has before it is read. */
async function started(parts: readonly Uint8Array[]): Promise<Body> {
  let next = 0
  const body: Body = new ReadableStream({
    pull(controller) {
      const part = parts[next++]
      if (part === undefined) controller.close()
      else controller.enqueue(part)
    },
  })
  await new Promise((resolve) => setImmediate(resolve))
  return body
}

/** eventsource-parser as its documentation uses it without web streams: a reader, a text decoder and the parser. */
async function* parsedEvents(body: Body): AsyncGenerator<{ data: string }> {
  const events: { data: string }[] = []
  const parser = createParser({ onEvent: (event) => void events.push(event) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    parser.feed(decoder.decode(value, { stream: !done }))
    yield* events.splice(0)
    if (done) return
  }
}

type Decoder = (body: Body) => AsyncIterable<{ data: string }>
const decoders: Record<string, Decoder> = {
  ours: (body) => decodeEventStream(body),
  'parser, iterator': parsedEvents,
  'parser, pipeline': (body) =>
    body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream()),
  anthropic: (body) => anthropicEvents(new Response(body), new AbortController()),
  openai: (body) => openaiEvents(new Response(body), new AbortController()),
}

async function digest(events: AsyncIterable<{ data: string }>): Promise<string> {
  let count = 0
  let length = 0
  for await (const { data } of events) {
    count++
    length += data.length
  }
  return `${count} events, ${length} characters`
}

/** Prints the time of other decoders over ours, each as an async iterator. Their results are compared first. */
export async function benchEventStreams(): Promise<void> {
  const others = Object.keys(decoders).filter((name) => name !== 'ours')
  const ratios: Record<string, number[]> = Object.fromEntries(others.map((name) => [name, []]))
  const rows: string[][] = []
  for (const [title, parts] of Object.entries(cases)) {
    const expected = await digest(decodeEventStream(await started(parts)))
    const work: Record<string, () => Promise<string>> = {}
    for (const [name, decode] of Object.entries(decoders)) {
      work[name] = async () => digest(decode(await started(parts)))
      const got = await work[name]()
      if (got !== expected) throw new Error(`${name} read ${got} of "${title}", not ${expected}.`)
    }
    const times = await bestInTurn(work)
    const ours = times['ours'] ?? 0
    const row = others.map((name) => {
      const value = (times[name] ?? 0) / ours
      ratios[name]?.push(value)
      return ratio(value)
    })
    rows.push([title, `${ours.toFixed(1)} ms`, ...row])
  }
  rows.push(['geometric mean', '', ...others.map((name) => ratio(geometricMean(ratios[name] ?? [])))])
  console.log('Event streams: our time, and that of others as a multiple of it\n')
  console.log(textTable(['case', 'ours', ...others], rows))
}

/** Prints how the time of one long event grows when it becomes twice as long, for tiny chunks. */
export async function benchLinearity(): Promise<void> {
  const rows: string[][] = []
  for (const size of [16, 1]) {
    const time = (length: number) => {
      const parts = cut(encode(`data: ${'z'.repeat(length)}\n\n`), size)
      return best(async () => digest(decodeEventStream(await started(parts))), 9)
    }
    const length = size * 50_000
    rows.push([`chunks of ${size} B`, ratio((await time(2 * length)) / (await time(length)))])
  }
  console.log('\nTime of a line twice as long (linear is 2.0×)\n')
  console.log(textTable(['', 'time(2N) / time(N)'], rows))
}
