import { localeTable } from '@search-foundation/i18n/locale-table'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { balanceOf, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { limits } from '../limits/limits.ts'
import type { SerpResponse } from './schemas.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

const post = (body: object, key: string, query = 'coffee brewing') =>
  platform.post(`/v1/serp/${encodeURIComponent(query)}`, body, key)

async function pageOf(body: object, query?: string): Promise<SerpResponse> {
  const response = await post(body, await platform.trialKey(), query)
  expect(response.status).toBe(200)
  return (await response.json()) as SerpResponse
}

const eventsOf = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as Record<string, unknown>)

test('a page names its model, and every address is below the reserved domain', async () => {
  const page = await pageOf({ num: 5 })
  expect(page).toMatchObject({ object: 'serp', model: 'serp-grammar-v1', query: 'coffee brewing', page: 1 })
  expect(page.results.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  for (const { url, title, description, site } of page.results) {
    expect(new URL(url).hostname).toMatch(/^[a-z]+\.example$/)
    expect(title.toLowerCase()).toContain('coffee brewing')
    expect(description.toLowerCase()).toContain('coffee brewing')
    expect(site).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expect(`${title}${description}`).not.toContain('{{')
  }
  expect(new Set(page.results.map(({ title }) => title)).size).toBe(5)
})

test('the same query writes the same page; another seed, page or kind writes another one', async () => {
  const first = await pageOf({})
  expect(await pageOf({})).toEqual(first)
  expect((await pageOf({ seed: first.seed })).results).toEqual(first.results)
  for (const other of [{ seed: 1 }, { page: 2 }, { type: 'news' }])
    expect((await pageOf(other)).results[0]?.title).not.toBe(first.results[0]?.title)
})

test('the number of results does not change from page to page', async () => {
  expect((await pageOf({ page: 2 })).total_results).toBe((await pageOf({})).total_results)
})

test.each([
  ['news', 'age_seconds'],
  ['videos', 'duration_seconds'],
  ['shopping', 'price_cents'],
])('entries of the kind %s have %s', async (type, field) => {
  const [entry] = (await pageOf({ type, num: 1 })).results
  expect(entry).toHaveProperty(field)
})

test('the model writes the language of the query, or the one that is asked for', async () => {
  const german = await pageOf({ num: 3 }, 'Was ist der Vektor für eine Suche?')
  expect(german.results.map(({ description }) => description).join(' ')).toMatch(/ (der|die|das|und|ist) /)
  const english = await pageOf({ num: 3, hl: 'en' }, 'Was ist der Vektor für eine Suche?')
  expect(english.results.map(({ description }) => description).join(' ')).toMatch(/ (the|a|of|is) /)
})

test.each(localeTable.map(({ code }) => code))(
  'every title of a long page is about the query and said once, in %s',
  async (hl) => {
    for (const type of ['web', 'news', 'videos', 'shopping']) {
      const { results } = await pageOf({ num: 20, type, hl }, 'xyzzy')
      expect(new Set(results.map(({ title }) => title)).size).toBe(20)
      for (const { title, description } of results) {
        expect(title.toLowerCase()).toContain('xyzzy')
        expect(description).toMatch(/xyzzy.*[.。…”»“」]$/i)
      }
    }
  },
)

test.each([
  ['Was ist der Vektor für eine Suche?', 'de', 'Vektor für eine Suche'],
  ['how do I brew coffee?', 'en', 'brew coffee'],
  ['what is the', 'en', 'what is the'],
  ['コーヒーの淹れ方', 'ja', 'コーヒーの淹れ方'],
  ['什么是向量检索？', 'zh-CN', '向量检索'],
  ['!!!', 'en', '!!!'],
])('a title on %j has its topic', async (query, hl, topic) => {
  const [entry] = (await pageOf({ num: 1, hl }, query)).results
  expect(entry?.title.toLowerCase()).toContain(topic.toLowerCase())
})

test('a query as long as allowed still has a readable title', async () => {
  const [entry] = (await pageOf({ num: 1, hl: 'en' }, 'coffee '.repeat(57))).results
  expect(entry?.title.length).toBeLessThan(120)
})

test('a stream sends the entries of the whole response one by one, then what they cost', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const streamed = await post({ stream: true, num: 3 }, key)
  expect(streamed.headers.get('content-type')).toContain('text/event-stream')
  const events = eventsOf(await streamed.text())
  const { results, usage, total_results } = await pageOf({ num: 3 })
  expect(events[0]).toMatchObject({ object: 'serp.chunk', model: 'serp-grammar-v1', total_results })
  expect(events.slice(1, -1).map(({ result }) => result)).toEqual(results)
  expect(events.at(-1)).toMatchObject({ usage })
  expect(before - (await balanceOf(platform, key))).toBe(usage.total_tokens)
})

test('a stream that costs more than the balance takes what is left, and the rest is a debt', async () => {
  const key = await platform.trialKey()
  const keyId = (
    await platform.database.query<{ id: string }>('select id from api_keys order by created_at desc limit 1')
  )[0]?.id
  await platform.database.query(`update accounts set balance = 1 where key_id = $1 and kind = 'trial'`, [
    keyId,
  ])
  const events = eventsOf(await (await post({ stream: true, num: 3 }, key)).text())
  const { usage } = await pageOf({ num: 3 })
  expect(events.at(-1)).toMatchObject({ usage })
  expect(await balanceOf(platform, key)).toBe(0)
  const debts = await platform.database.query('select tokens from debts where key_id = $1', [keyId])
  expect(debts).toEqual([{ tokens: usage.total_tokens - 1 }])
})

test('a page can be read without a body', async () => {
  const response = await platform.get('/v1/serp/coffee%20brewing?num=2&page=3', await platform.trialKey())
  const page = (await response.json()) as SerpResponse
  expect(page.results.map(({ position }) => position)).toEqual([5, 6])
  expect(page.results).toEqual((await pageOf({ num: 2, page: 3 })).results)
})

test.each([
  [{ type: 'images' }, 422],
  [{ page: 0 }, 422],
  [{ page: 11 }, 422],
  [{ hl: 'xx' }, 422],
  [{ seed: -1 }, 422],
])('%j is refused', async (body, status) => {
  expect((await post(body, await platform.trialKey())).status).toBe(status)
})

test('a key is needed, and one without tokens is refused', async () => {
  expect((await platform.post('/v1/serp/tea', {})).status).toBe(401)
  const form = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
  const created = await fetch(`${platform.url}/empty`, { method: 'POST', body: form })
  const { api_key: key } = (await created.json()) as { api_key: string }
  expect((await post({}, key)).status).toBe(402)
})

test('pages count in the rate limit of the search', async () => {
  const response = await post({ num: 1 }, await platform.trialKey())
  expect(response.headers.get('x-ratelimit-limit-requests')).toBe(String(limits.search.standard.requests))
})
