import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'

import type { Database } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { balanceOf, eventually, startTestPlatform } from '../../platform.test-support.ts'
import { startService } from './misbehaving-service.test-support.ts'
import { pipeEvents } from './pipe-events.ts'

const messages = [{ role: 'user', content: 'What is late chunking?' }]
const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const written = event({ choices: [{ delta: { content: 'A whole answer.' } }] })
const usage = `${event({ choices: [], usage: { total_tokens: 5000 } })}data: [DONE]\n\n`

/** A platform over a service that sends the answer, and its usage when the test lets it. */
async function start(environment: Record<string, string> = {}, database?: Database) {
  const service = await startService()
  onTestFinished(() => service.close())
  const open: ServerResponse[] = []
  service.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(written)
    open.push(response)
  })
  const platform = await startTestPlatform(
    { UPSTREAM_API_URL: service.url, UPSTREAM_API_KEY: 'service-key', ...environment },
    database && { database },
  )
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  /** Takes the answer and leaves before the usage. */
  async function leave(): Promise<void> {
    const response = await platform.post(
      '/v1/chat/completions',
      { messages, stream: true, budget_tokens: 10 },
      key,
    )
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
  }
  return { service, platform, open, leave, charged: async () => before - (await balanceOf(platform, key)) }
}

test('of twenty clients that have the answer and leave before its usage is reported, each pays as one that stays', async () => {
  const { open, leave, charged } = await start()
  await Promise.all(Array.from({ length: 20 }, leave))
  for (const response of open) response.end(usage)
  expect(await eventually(charged, (tokens) => tokens >= 100_000)).toBe(100_000)
})

test('what a client has taken and left is read on to the usage at its end', async () => {
  const charges: number[] = []
  const service = new TransformStream<Uint8Array, Uint8Array>()
  const upstream = {
    response: new Response(service.readable),
    abort: () => undefined,
    outliveClient: () => undefined,
  }
  const piped = pipeEvents(upstream, {
    idleSeconds: 60,
    charge: (tokens) => Promise.resolve(charges.push(tokens)),
    isCharged: true,
    brokenOff: () => '',
  })
  const client = piped.body?.getReader()
  const writer = service.writable.getWriter()
  void writer.write(new TextEncoder().encode(written))
  await client?.read()
  const left = client?.cancel()
  await writer.write(new TextEncoder().encode(usage))
  await left
  expect(charges).toEqual([5000])
})

test('a client that has left pays when the database is away as the service ends', async () => {
  const database = await openTestDatabase()
  const outage = { isOn: false, failures: 0 }
  const { open, leave, charged } = await start(
    {},
    {
      ...database,
      query(text, parameters) {
        if (!outage.isOn || !text.includes('consume_tokens')) return database.query(text, parameters)
        outage.failures++
        return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
      },
    },
  )
  await leave()
  outage.isOn = true
  for (const response of open) response.end(usage)
  await eventually(
    () => Promise.resolve(outage.failures),
    (failures) => failures > 0,
  )
  outage.isOn = false
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(5000)
})

test('a stop waits for the usage of a stream whose client has left', async () => {
  const { platform, open, leave } = await start()
  await leave()
  const stopped = platform.stopServices()
  for (const response of open) response.end(usage)
  await stopped
  const [used] = await platform.database.query<{ tokens: number }>(
    `select sum(amount)::bigint as tokens from entries where account_id = 'system:consumed'`,
  )
  expect(used).toEqual({ tokens: 5000 })
})

test('when a stop has no more time, the text that has come until then is charged', async () => {
  const { platform, leave } = await start({ SHUTDOWN_DRAIN_SECONDS: '0' })
  await leave()
  await platform.stopServices()
  const [used] = await platform.database.query<{ tokens: number }>(
    `select sum(amount)::bigint as tokens from entries where account_id = 'system:consumed'`,
  )
  expect(used).toEqual({ tokens: 4 })
})

test.each([
  ['bytes', { bytes: 1000, seconds: 600 }],
  ['time', { bytes: 1e9, seconds: 0.05 }],
])(
  'a stream without a client is read on within a bound of %s, and counted by the tokenizer',
  async (_, bound) => {
    const part = new TextEncoder().encode(written)
    const aborting = new AbortController()
    const charges: number[] = []
    let parts = 0
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) =>
        aborting.signal.addEventListener('abort', () => controller.error(new Error('cut'))),
      // Always has a part: only who lets others have their turns between two parts sees its time end.
      pull(controller) {
        if (aborting.signal.aborted) return
        parts++
        controller.enqueue(part)
      },
    })
    const upstream = {
      response: new Response(endless),
      abort: () => aborting.abort(),
      outliveClient: () => undefined,
    }
    const piped = pipeEvents(upstream, {
      idleSeconds: 60,
      charge: (tokens) => Promise.resolve(charges.push(tokens)),
      isCharged: true,
      brokenOff: () => '',
      bound,
    })
    await piped.body?.cancel()
    expect(aborting.signal.aborted).toBe(true)
    expect(charges).toEqual([expect.any(Number)])
    expect(charges[0]).toBeGreaterThan(2 * parts)
  },
)
