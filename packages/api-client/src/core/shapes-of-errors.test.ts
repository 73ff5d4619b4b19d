import { expect, onTestFinished, test, vi } from 'vitest'

import { deleteClassifier } from '../resources/classifiers.ts'
import { deepSearch } from '../resources/deep-search.ts'
import { rerank } from '../resources/rerank.ts'
import { writeResultsPage } from '../resources/results-page.ts'
import { waitUntilDone } from '../resources/wait-until-done.ts'
import { call } from './callable.ts'
import { createClient } from './client.ts'
import { ApiError, SearchFoundationError } from './errors.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './request.ts'

const caught = async (promise: Promise<unknown>) => promise.catch((reason: unknown) => reason)
const body = { model: 'jina-reranker-m0', query: 'a', documents: ['b'] }

test('E1 issues of a gateway are the detail too', async () => {
  const errors = [{ message: 'Top up.' }, { message: 'Now.' }]
  const client = await loopback((_, response) => response.writeHead(400).end(JSON.stringify({ errors })))
  expect(await caught(send(client, client.hosts.main, {}))).toMatchObject({
    message: '400: Top up.; Now.',
    detail: errors,
  })
})

test('E1 a long error keeps its detail: 5,000 issues, and a text of 100 kB, which is cut', async () => {
  const issues = Array.from({ length: 5000 }, (_, index) => ({
    loc: ['body', 'input', index],
    msg: 'is empty',
  }))
  const bodies = [{ detail: issues }, { detail: 'x'.repeat(100_000) }]
  const client = await loopback((_, response) =>
    response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(bodies.shift())),
  )
  const first = (await caught(send(client, client.hosts.main, {}))) as ApiError
  expect(first.detail).toHaveLength(5000)
  expect(first.message).toMatch(/^422: body\.input\.0: is empty; /)
  const second = (await caught(send(client, client.hosts.main, {}))) as ApiError
  expect(second.detail).toBe('x'.repeat(16_384))
})

test.each([
  [
    'without streams',
    { text: async (): Promise<string> => '{"detail":"server words","code":"x"}', body: {} },
  ],
  ['without a body', { text: async (): Promise<string> => '{"detail":"server words","code":"x"}' }],
])('E1 a response %s, as of node-fetch or React Native, has its words', async (_, parts) => {
  const fetch = vi.fn(async () => ({
    ok: false,
    status: 402,
    statusText: '',
    headers: new Headers(),
    ...parts,
  }))
  const client = createClient({ fetch: fetch as never })
  expect(await caught(rerank(client, body))).toMatchObject({ message: '402: server words', code: 'x' })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a product call works where there is no crypto', async () => {
  vi.stubGlobal('crypto', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const client = createClient({ fetch: async () => new Response('{"results":[]}') })
  await expect(rerank(client, body)).resolves.toEqual({ results: [] })
})

test('E1 the kinds are classes that test frameworks know, and subclasses are their own', async () => {
  const rejected = Promise.reject(new ApiError('x'))
  await expect(rejected).rejects.toThrow(SearchFoundationError as never)
  await expect(rejected).rejects.toThrow(ApiError)
  class Mine extends ApiError {}
  expect(new ApiError('x')).not.toBeInstanceOf(Mine)
  expect(new Mine('x')).toBeInstanceOf(Mine)
  expect(new Mine('x')).toBeInstanceOf(ApiError)
  expect([ApiError.name, Mine.name]).toEqual(['ApiError', 'Mine'])
  expect((SearchFoundationError as unknown as { prototype: object }).prototype).toBeInstanceOf(Error)
})

test.each(['plain', '<html><h1>no</h1></html>', '{"error":"plain"}', '["a"]', '7'])(
  'E1 the error body %j of a function has no numbered properties',
  async (text) => {
    const client = await loopback((_, response) => response.writeHead(400).end(text))
    const error = await caught(call(client, 's', 'm'))
    expect(Object.keys(error as object).filter((name) => /^\d+$/.test(name))).toEqual([])
    expect(error).toMatchObject({ name: 'CallableError', code: 'invalid-argument' })
  },
)

test('E1 an error code of a function that means success gives way to the status', async () => {
  const client = await loopback((_, response) => response.writeHead(404).end('{"code":200}'))
  expect(await caught(call(client, 's', 'm'))).toMatchObject({ code: 'not-found', httpStatus: 404 })
})

test('E1 an error of a function with the name of a method can be printed', async () => {
  const client = await loopback((_, response) =>
    response.end('{"error":{"message":"m","toString":"x","valueOf":1,"hasOwnProperty":0,"a":1}}'),
  )
  const error = await caught(call(client, 's', 'm'))
  expect(String(error)).toBe('CallableError: m')
  expect(error).toMatchObject({ a: 1, error: { toString: 'x' } })
})

test('E3 limits that are no numbers of at least 0 are refused', async () => {
  const client = await loopback((_, response) => response.end('{}'))
  for (const limit of [{ deadline: NaN }, { timeout: -5 }, { maxRetries: NaN }, { deadline: -1 }])
    // oxlint-disable-next-line no-await-in-loop -- one case after another
    await expect(send(client, client.hosts.main, limit)).rejects.toThrow(RangeError)
  await expect(send(client, client.hosts.main, { deadline: 0, timeout: 0 })).resolves.toEqual({})
})

test('E3 the body of raw() may not be silent for longer than the timeout', async () => {
  const client = await loopback(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.write('half')
    },
    { timeout: 100, maxRetries: 0 },
  )
  const response = await send(client, client.hosts.main, {}).raw()
  expect(response.url).toBe(`${client.hosts.main}/`)
  await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError', phase: 'idle' })
})

test.each(['', '.', '..'])('an id %j leads to no other path', async (id) => {
  const client = await loopback((_, response) => response.end('{}'))
  expect(() => deleteClassifier(client, id)).toThrow(TypeError)
  expect(() => writeResultsPage(client, id as never)).toThrow(TypeError)
  expect(() => call(client, 's', `x/${id}/y`)).toThrow(TypeError)
})

test('a lost connection names the code of the system, and a cut body is an incomplete response', async () => {
  const gone = createClient({ hosts: { main: 'http://127.0.0.1:9' }, maxRetries: 0 })
  const cause = new TypeError('fetch failed', {
    cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
  })
  const refused = createClient({ fetch: () => Promise.reject(cause), maxRetries: 0 })
  expect(await caught(send(gone, gone.hosts.main, {}))).toMatchObject({ name: 'NetworkError' })
  expect(await caught(send(refused, refused.hosts.main, {}))).toMatchObject({
    message: 'No response (ECONNREFUSED)',
  })
  const client = await loopback(
    (_, response) => {
      response.writeHead(200, { 'content-length': '99' }).write('{"a":')
      setImmediate(() => response.socket?.destroy())
    },
    { maxRetries: 0 },
  )
  expect(await caught(send(client, client.hosts.main, {}))).toMatchObject({
    message: expect.stringMatching(/^Incomplete response/),
  })
  const compressed = await loopback(
    (_, response) => response.writeHead(200, { 'content-encoding': 'identity' }).end('{"a":'),
    { maxRetries: 0 },
  )
  expect(await caught(send(compressed, compressed.hosts.main, {}))).toMatchObject({ name: 'NetworkError' })
})

test('only completed and failed jobs are done', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const statuses = ['queued', 'validating', 'cancelling', 'IN-PROGRESS', 'waiting', 'completed']
  let reads = 0
  const client = createClient({
    fetch: async () =>
      new Response(JSON.stringify({ id: '1', status: statuses[reads++], completed_at: null })),
  })
  const done = waitUntilDone(client, '1')
  await vi.runAllTimersAsync()
  await expect(done).resolves.toMatchObject({ status: 'completed' })
  expect(reads).toBe(6)
  const empty = createClient({ fetch: async () => new Response('{}') })
  await expect(waitUntilDone(empty, '1')).rejects.toMatchObject({ code: 'invalid_response' })
})

test('E12 a search has ten minutes, and is not repeated after a timeout', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn((_: unknown, init?: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    return promise
  })
  const messages = [{ role: 'user', content: 'q' }] as const
  const failed = caught(deepSearch(createClient({ fetch: fetch as never }), { messages }))
  await vi.advanceTimersByTimeAsync(599_000)
  let isOver = false
  void failed.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(900)
  expect(isOver).toBe(false)
  await vi.runAllTimersAsync()
  expect(await failed).toMatchObject({ name: 'TimeoutError' })
  expect(fetch).toHaveBeenCalledOnce()
})

test('E12 a search that fails has the words of the service', async () => {
  const client = await loopback((_, response) => response.end('{"error":{"message":"engine on fire"}}'))
  const messages = [{ role: 'user', content: 'q' }] as const
  expect(await caught(deepSearch(client, { messages }))).toMatchObject({ message: '200: engine on fire' })
})
