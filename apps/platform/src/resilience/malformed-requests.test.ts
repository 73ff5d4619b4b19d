import { Agent } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createKey } from '../keys/keys.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { malformedRequest, placeholders, type MalformedRequest } from './malformed-requests.test-support.ts'
import { askPort, complaint, type MalformedResponse } from './malformed-responses.test-support.ts'
import { lengthOf, seed } from './test-length.test-support.ts'

/** Concurrent requests; a batch is one run. */
const batchSize = 20
const inProcess = lengthOf('FUZZ_REQUESTS', { short: 1200, long: 6000 })
const overSockets = Math.round(inProcess / (3 * batchSize)) * batchSize
const brokenFrames = 500

/** Calls that may respond with 503 or 504, because they use other services. */
const mayBeUnavailable = /^\/(reader|v1)/

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform({ TRIAL_LIMIT: '1000000' })
})
afterAll(() => platform.stop())

/** Replaces the placeholders by a new key, a key without tokens and a passed bot check: earlier ones may be revoked. */
async function filled(requests: readonly MalformedRequest[]): Promise<MalformedRequest[]> {
  const key = (kind: 'trial' | 'zero') =>
    platform.database.transaction((sql) => createKey(sql, { kind, userId: 'ada', at: new Date() }))
  const [trial, zero, botCheck] = await Promise.all([key('trial'), key('zero'), platform.botCheck()])
  const fill = (text: string) =>
    text
      .replaceAll(placeholders.trialKey, trial.text)
      .replaceAll(placeholders.zeroKey, zero.text)
      .replaceAll(placeholders.botCheck, botCheck)
  return requests.map(({ method, path, headers, body }) => ({
    method,
    path: fill(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    body: typeof body === 'string' ? fill(body) : body,
  }))
}

/** Returns the fault of a response of the main port; undefined for a correct one. */
function complaintHere(request: MalformedRequest, answer: MalformedResponse): string | undefined {
  const { status, requestId } = answer
  const excused = (status === 503 || status === 504) && mayBeUnavailable.test(request.path)
  // 431 is sent before the whole request is read.
  if (requestId === undefined && status !== 431) return `${request.method} ${request.path}: no request id`
  return complaint(request, excused ? { ...answer, status: 200 } : answer)
}

/** Sends a batch concurrently and returns the faults of the responses. */
async function complaintsOf(
  requests: readonly MalformedRequest[],
  ask: (request: MalformedRequest) => Promise<MalformedResponse>,
): Promise<string[]> {
  const batch = await filled(requests)
  const found = await Promise.all(batch.map(async (request) => complaintHere(request, await ask(request))))
  return found.filter((text) => text !== undefined)
}

/** Sends a request to the app in this process, as if over a socket. */
async function askApp({ method, path, headers, body }: MalformedRequest): Promise<MalformedResponse> {
  const socket = { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' }
  const request = new Request(new URL(path.replace(/^\/+/, '/'), 'http://localhost'), {
    method,
    headers,
    ...(body === undefined ? {} : { body: body as BodyInit }),
  })
  const answer = await platform.app.request(request, undefined, { incoming: { socket } })
  return {
    status: answer.status,
    text: await answer.text(),
    requestId: answer.headers.get('x-request-id') ?? undefined,
  }
}

test(
  `${inProcess} malformed requests of the seed ${seed}: no failure of ours, no stack trace`,
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(malformedRequest, { minLength: batchSize, maxLength: batchSize, size: 'max' }),
        async (requests) => {
          expect(await complaintsOf(requests, askApp)).toEqual([])
        },
      ),
      { seed, numRuns: inProcess / batchSize },
    )
  },
)

test(
  `${overSockets} of the seed ${seed} over persistent connections: every request gets a response`,
  { timeout: 600_000 },
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: batchSize })
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.array(malformedRequest, { minLength: batchSize, maxLength: batchSize, size: 'max' }),
          async (requests) => {
            expect(
              await complaintsOf(requests, (request) => askPort(request, platform.ports.platform, agent)),
            ).toEqual([])
          },
        ),
        { seed, numRuns: overSockets / batchSize },
      )
    } finally {
      agent.destroy()
    }
  },
)

/** Sends bytes that may not be HTTP at all; resolves when the server has closed the connection. */
function sendBytes(bytes: Uint8Array | string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(platform.ports.platform, '127.0.0.1')
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
    socket.end(bytes)
  })
}

const frame = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'get', 'G\0T', ''),
      fc.constantFrom('/', '/v1/embeddings', '*', 'http://x/', '/%', '//', `/${'a'.repeat(20_000)}`),
      fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP', ''),
      fc.constantFrom(
        'host: localhost\r\n',
        'host: localhost\r\ncontent-length: 5\r\n',
        'host: localhost\r\ncontent-length: -1\r\n',
        'host: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n',
        'host: localhost\r\ntransfer-encoding: chunked\r\n',
        'host: \r\n',
        'no colon\r\n',
        `x: ${'y'.repeat(30_000)}\r\n`,
        'host: a b\r\n',
        'host: [::1\r\n',
      ),
      fc.constantFrom('\r\n', '\r\n{}', '\r\nzz\r\n', ''),
    )
    .map(([method, path, version, headers, rest]) => `${method} ${path} ${version}\r\n${headers}${rest}`),
)

test(`${brokenFrames} connections of the seed ${seed} that hardly speak HTTP: each is ended, none shows a stack`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 10, maxLength: 10, size: 'max' }), async (frames) => {
      for (const text of await Promise.all(frames.map(sendBytes))) {
        expect(text).not.toMatch(/^HTTP\/1\.\d 5/)
        expect(text).not.toMatch(/\n\s+at .+:\d+:\d+/)
      }
    }),
    { seed, numRuns: brokenFrames / 10 },
  )
  expect((await platform.get('/health')).status).toBe(200)
})
