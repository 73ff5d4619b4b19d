import { expect, onTestFinished, test, vi } from 'vitest'

import { rerank } from '../resources/rerank.ts'
import { createClient, type ClientOptions } from './client.ts'
import { send } from './request.ts'

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response('{"detail":"no"}', { status, headers })

/** Returns the settled results of calls, while the clock runs as fast as they wait. */
async function settle<T>(calls: Promise<T>[]) {
  const all = Promise.allSettled(calls)
  await vi.runAllTimersAsync()
  return all
}

const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

function fakeClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test.each([
  ['503', 503, {}],
  ['429 without a wait', 429, {}],
  ['429 with a wait', 429, { 'retry-after': '1' }],
])('E8 each of 50 parallel calls that is refused once succeeds: %s', async (_, status, headers) => {
  fakeClock()
  const asked = new Set<unknown>()
  const client = createClient({
    fetch: (url) => {
      const isFirst = !asked.has(url)
      asked.add(url)
      return Promise.resolve(isFirst ? refusal(status, headers) : new Response('{}'))
    },
  })
  const calls = Array.from({ length: 50 }, (__, index) => send(client, `${client.hosts.main}/${index}`, {}))
  expect(fulfilled(await settle(calls))).toBe(50)
})

/** A service that accepts `limit` calls in any minute, and names the wait for the others. */
function limited(limit: number, options: ClientOptions = {}) {
  const accepted: number[] = []
  const counts = { refused: 0 }
  const client = createClient({
    ...options,
    fetch: () => {
      const now = Date.now()
      while (accepted[0] !== undefined && accepted[0] <= now - 60_000) accepted.shift()
      if (accepted.length < limit) {
        accepted.push(now)
        return Promise.resolve(new Response('{"results":[]}'))
      }
      counts.refused++
      const seconds = Math.ceil(((accepted[0] ?? 0) + 60_000 - now) / 1000)
      return Promise.resolve(refusal(429, { 'retry-after': String(seconds) }))
    },
  })
  return { client, counts }
}

test('E7 at a limit of 200 per minute, 450 of 450 calls of 32 loops succeed', async () => {
  fakeClock()
  const { client, counts } = limited(200)
  let rest = 450
  const body = { model: 'jina-reranker-m0', query: 'a', documents: ['b'] }
  const loop = async () => {
    for (; rest > 0;) {
      rest--
      // oxlint-disable-next-line no-await-in-loop -- one call after another
      await rerank(client, body)
    }
  }
  expect(fulfilled(await settle(Array.from({ length: 32 }, loop)))).toBe(32)
  // Two minutes are full: in each, no call but those in flight is refused.
  expect(counts.refused).toBeLessThanOrEqual(64)
})

test('E7 calls that begin while a limit is exceeded wait with the others, also with the last attempt', async () => {
  fakeClock()
  const { client, counts } = limited(1, { maxRetries: 1 })
  const first = [send(client, client.hosts.main, {}), send(client, client.hosts.main, {})]
  await vi.advanceTimersByTimeAsync(1000)
  expect(counts.refused).toBe(1)
  const late = send(client, client.hosts.main, {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(counts.refused).toBe(1)
  expect(fulfilled(await settle([...first, late]))).toBe(3)
})

test('E7 a limit of one key does not stop the calls of another', async () => {
  fakeClock()
  const seen: string[] = []
  const client = createClient({
    fetch: (_, init) => {
      const key = String(new Headers(init?.headers).get('x-key'))
      seen.push(key)
      return Promise.resolve(
        key === 'a' && seen.length === 1 ? refusal(429, { 'retry-after': '9' }) : new Response('{}'),
      )
    },
  })
  const call = (key: string) => send(client, client.hosts.main, { apiKey: key, headers: { 'x-key': key } })
  const a = call('a')
  await vi.advanceTimersByTimeAsync(0)
  const b = call('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['a', 'b'])
  expect(fulfilled(await settle([a, b]))).toBe(2)
})

test('E7 a limit fails at once when its wait is longer than the deadline, or than a minute without one', async () => {
  const client = createClient({
    fetch: () => Promise.resolve(refusal(429, { 'retry-after': '3600' })),
  })
  await expect(send(client, client.hosts.main, {})).rejects.toMatchObject({ retryAfterMs: 3_600_000 })
  await expect(send(client, client.hosts.main, { deadline: 1000 })).rejects.toThrow('429')
})

test('E7 with maxRetries 0 a limit fails at once', async () => {
  const { client } = limited(0, { maxRetries: 0 })
  await expect(send(client, client.hosts.main, {})).rejects.toThrow('429')
})

test('E7 a wait of an hour is waited for within a longer deadline', async () => {
  fakeClock()
  let requests = 0
  const client = createClient({
    deadline: 7_200_000,
    fetch: () =>
      Promise.resolve(++requests === 1 ? refusal(429, { 'retry-after': '3600' }) : new Response('{}')),
  })
  expect(fulfilled(await settle([send(client, client.hosts.main, {})]))).toBe(1)
})
