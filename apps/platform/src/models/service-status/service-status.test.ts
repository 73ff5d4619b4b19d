import { expect, test } from 'vitest'

import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { startTestPlatform } from '../../platform.test-support.ts'
import { startCallCounter } from './count-calls.ts'
import { bucketOf, percentile } from './durations.ts'
import { readStatus } from './read-status.ts'
import { serviceStatus } from './schemas.ts'
import { observeServices } from './watch-services.ts'

const start = Date.parse('2026-03-02T10:00:00Z')
const minute = (number: number) => new Date(start + number * 60_000)

async function statusAt(database: Parameters<typeof readStatus>[0], at: Date, product = 'embedding') {
  const { products, incidents } = serviceStatus.parse(await readStatus(database, at))
  return { incidents, ...products.find((entry) => entry.product === product) }
}

test('a percentile is at most a fifth away from the exact one', () => {
  for (const exact of [1, 3, 7, 40, 333, 12_000]) {
    const counts = Array.from({ length: 31 }, (_, bucket) => (bucket === bucketOf(exact) ? 5 : 0))
    expect(Math.abs((percentile(counts, 0.95) ?? 0) - exact) / exact).toBeLessThan(0.2)
  }
  expect(percentile([8, 0, 2], 0.5)).toBe(1)
  expect(percentile([0, 0, 0], 0.5)).toBeNull()
})

test('a product whose model server is away twice in a row has an incident until it responds', async () => {
  const database = await openTestDatabase()
  expect(await statusAt(database, minute(0))).toMatchObject({
    state: 'unknown',
    availability: null,
    days: [],
  })
  await observeServices(database, [], minute(0))
  await observeServices(database, ['embedding'], minute(1))
  expect(await statusAt(database, minute(1))).toMatchObject({ state: 'up', availability: 0, incidents: [] })
  await observeServices(database, ['embedding'], minute(2))
  const incident = { products: ['embedding'], cause: 'errors', started_at: minute(0).toISOString() }
  expect(await statusAt(database, minute(2))).toMatchObject({
    state: 'down',
    incidents: [{ ...incident, ended_at: null }],
  })
  await observeServices(database, [], minute(3))
  await observeServices(database, [], minute(4))
  expect(await statusAt(database, minute(4))).toMatchObject({
    state: 'up',
    availability: 0.5,
    days: [{ date: '2026-03-02', down_seconds: 120 }],
    incidents: [{ ...incident, ended_at: minute(3).toISOString() }],
  })
  expect(await statusAt(database, minute(4), 'reader')).toMatchObject({ state: 'up', availability: 1 })
})

test('a time without observations counts as down on each of its days, and is one incident for all products', async () => {
  const database = await openTestDatabase()
  await observeServices(database, [], minute(0))
  await observeServices(database, [], minute(2))
  const day = 24 * 60
  await observeServices(database, [], minute(day + 2))
  const { incidents, days } = await statusAt(database, minute(day + 2), 'tokenizer')
  expect(days).toMatchObject([
    { date: '2026-03-02', down_seconds: (14 * 60 - 2) * 60 },
    { date: '2026-03-03', down_seconds: (10 * 60 + 2) * 60, availability: 0 },
  ])
  expect(incidents).toMatchObject([{ cause: 'unreachable', started_at: minute(2).toISOString() }])
  expect(incidents[0]?.products).toHaveLength(7)
})

test('calls that fail make a product fail, and those of all processes are added', async () => {
  const database = await openTestDatabase()
  const now = () => minute(0)
  const [one, other] = [startCallCounter({ database, now }), startCallCounter({ database, now })]
  await observeServices(database, [], minute(0))
  for (const status of [200, 200, 422]) one.count('embedding', status, 40)
  for (const status of [500, 502, 503]) other.count('embedding', status, 5)
  await Promise.all([one.stop(), other.stop()])
  await observeServices(database, [], minute(1))
  expect(await statusAt(database, minute(1))).toMatchObject({
    availability: 0,
    days: [{ error_rate: 0.5, p50_ms: percentile([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0.5) }],
  })
  // Calls before the last observation do not count again.
  await observeServices(database, [], minute(2))
  expect(await statusAt(database, minute(2))).toMatchObject({ availability: 0.5, incidents: [] })
})

test('what is older than 90 days is deleted', async () => {
  const database = await openTestDatabase()
  await observeServices(database, [], minute(0))
  await observeServices(database, [], minute(1))
  await observeServices(database, [], minute(100 * 24 * 60))
  await observeServices(database, [], minute(200 * 24 * 60))
  const [row] = await database.query<{ days: number }>(
    'select count(distinct day)::int as days from service_days',
  )
  expect(row?.days).toBe(90)
  expect((await statusAt(database, minute(200 * 24 * 60))).incidents).toHaveLength(1)
})

test('everybody reads the state, and the incidents as a feed', async () => {
  const platform = await startTestPlatform()
  await platform.post('/v1/segment', { content: 'Three small words.' })
  // The platform may observe before or after it; an observation of the past is left out.
  await observeServices(platform.database, [], new Date(Date.now() + 30_000))
  await observeServices(platform.database, ['reranker'], new Date(Date.now() + 60_000))
  await observeServices(platform.database, ['reranker'], new Date(Date.now() + 120_000))
  const answer = await platform.get('/api/v1/status')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  const status = serviceStatus.parse(await answer.json())
  expect(status.products.map(({ product, state }) => [product, state])).toContainEqual(['reranker', 'down'])
  const feed = await platform.get('/api/v1/status/incidents.atom')
  expect(feed.headers.get('content-type')).toContain('application/atom+xml')
  expect(await feed.text()).toContain('<title>Calls failed: reranker</title>')
})

test('calls are counted by product, those of other routes are not', async () => {
  const platform = await startTestPlatform()
  await platform.post('/v1/segment', { content: 'Three small words.' })
  await platform.get('/v1/models')
  await platform.stopServices()
  expect(
    await platform.database.query('select product, calls, failed from service_days where calls > 0'),
  ).toEqual([{ product: 'tokenizer', calls: 1, failed: 0 }])
})
