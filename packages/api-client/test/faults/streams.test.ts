import { describe, expect, test } from 'vitest'

import {
  createClient,
  deepSearch,
  StreamCutError,
  type AnyError,
  type DeepSearchChunk,
  type Timeouts,
} from '../../src/index.ts'
import { startFaultServer, type Misbehavior } from './fault-server.ts'
import { floods, head, whole, writes, writesAndEnds, writesAndResets } from './responses.ts'

const streamHead = head('200 OK', { 'content-type': 'text/event-stream' })
const words = ['Späte ', 'Teilung 🍵', '.']
const chunkOf = (content: string) =>
  JSON.stringify({ choices: [{ index: 0, delta: { type: 'text', content }, finish_reason: null }] })
const events = words.map((word, index) => `id: ${index}\r\ndata: ${chunkOf(word)}\r\n\r\n`).join('')
const body = Buffer.from(`: hello\n\n${events}data: [DONE]\n\n`)

const messages = [{ role: 'user', content: 'What?' }] as const

/** Reads a stream to its end and returns the words that arrived and the error that ended it. */
async function readAt(
  baseUrl: string,
  limits: Timeouts = { timeout: 20_000 },
): Promise<{ words: string[]; error: AnyError | undefined }> {
  const client = createClient({ baseUrl, apiKey: 'sf_key', ...limits, maxRetries: 0 })
  const read: string[] = []
  const wordOf = ({ choices }: DeepSearchChunk) => choices[0]?.delta.content ?? ''
  try {
    for await (const chunk of await deepSearch(client, { messages, stream: true })) read.push(wordOf(chunk))
    return { words: read, error: undefined }
  } catch (error) {
    return { words: read, error: error as AnyError }
  }
}

test('a stream that is torn at any byte has the same events', async ({ onTestFinished }) => {
  const { url } = await startFaultServer(
    {
      onRequest({ socket, nth }) {
        socket.setNoDelay()
        socket.write(streamHead)
        socket.write(body.subarray(0, nth), () => setImmediate(() => void socket.end(body.subarray(nth))))
      },
    },
    onTestFinished,
  )
  // One request for each place, in its order.
  for (let place = 1; place < body.length; place++)
    // oxlint-disable-next-line no-await-in-loop
    expect([place, await readAt(url)]).toEqual([place, { words, error: undefined }])
})

test('a stream that ends at any byte before its last is an error, and has the events before', async ({
  onTestFinished,
}) => {
  const { url } = await startFaultServer(
    {
      onRequest: ({ socket, nth }) =>
        void socket.end(Buffer.concat([Buffer.from(streamHead), body.subarray(0, nth)])),
    },
    onTestFinished,
  )
  for (let place = 1; place < body.length; place++) {
    // oxlint-disable-next-line no-await-in-loop
    const { words: read, error } = await readAt(url)
    expect(read).toEqual(words.slice(0, read.length))
    expect([place, error]).toEqual([place, expect.any(StreamCutError)])
    expect((error as StreamCutError).events).toBe(read.length)
  }
})

const failed = JSON.stringify({
  choices: [{ index: 0, delta: { type: 'error', content: 'no budget' }, finish_reason: 'error' }],
})

const streamFaults: readonly (Misbehavior & {
  name: string
  gets: RegExp
  read: number
  limits?: Timeouts
})[] = [
  {
    name: 'a reset in an event',
    gets: /^StreamCutError/,
    read: 1,
    onRequest: writesAndResets(streamHead + events.slice(0, events.indexOf('id: 1') + 20)),
  },
  {
    name: 'silence',
    gets: /^TimeoutError idle/,
    read: 3,
    limits: { timeout: 2000 },
    onRequest: writes(streamHead, events),
  },
  {
    // They keep a stream alive that has nothing to say yet; only a deadline ends it.
    name: 'heartbeats without an event',
    gets: /^TimeoutError/,
    read: 0,
    limits: { deadline: 3000 },
    onRequest: floods(streamHead, ': still here\n\n'),
  },
  {
    name: 'a page instead of a stream',
    gets: /^ApiError invalid_response/,
    read: 0,
    onRequest: writes(whole('200 OK', '<!doctype html>', { 'content-type': 'text/html' })),
  },
  {
    name: 'an event that is not JSON',
    gets: /^ApiError stream_error/,
    read: 0,
    onRequest: writesAndEnds(streamHead, 'data: {"choices":\n\n'),
  },
  {
    name: 'an event with an error',
    gets: /no budget/,
    read: 0,
    onRequest: writesAndEnds(streamHead, `data: ${failed}\n\n`),
  },
  {
    name: 'an error instead of a stream',
    gets: /^ApiError .*402: empty/,
    read: 0,
    onRequest: writes(whole('402 Payment Required', '{"detail":"empty"}')),
  },
  {
    name: 'events after the end',
    gets: /^none/,
    read: 3,
    onRequest: writesAndEnds(streamHead, body, events),
  },
]

describe('what the user gets from a stream that fails:', () => {
  test.concurrent.for(streamFaults.map((fault) => [fault.name, fault] as const))(
    '%s',
    async ([, fault], { onTestFinished }) => {
      const { url } = await startFaultServer(fault, onTestFinished)
      const { words: read, error } = await readAt(url, fault.limits)
      const { name = 'none', phase, code, message = '' } = (error ?? {}) as Partial<Record<string, string>>
      expect(`${name} ${phase ?? code ?? ''} ${message}`).toMatch(fault.gets)
      expect(read).toEqual(words.slice(0, fault.read))
    },
  )
})
