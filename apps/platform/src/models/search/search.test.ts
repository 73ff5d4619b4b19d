import { afterAll, beforeAll, expect, test } from 'vitest'

import { balanceOf, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'

interface Answer {
  data: { title: string; url: string; content?: string; usage: { tokens: number } }[]
  meta: { usage: { tokens: number } }
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

const search = async (body: object, key: string) => {
  const answer = await platform.post('/search', body, key)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer }
}

test('pages are found with their text, and charged at ten thousand tokens at least', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const { status, headers, body } = await search({ q: 'late chunking', num: 3 }, key)
  expect(status).toBe(200)
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data.length).toBeLessThanOrEqual(3)
  expect(body.data[0]?.content).toMatch(/chunk/i)
  expect(headers.get('x-engine')).toBe('local')
  expect(Number(headers.get('x-usage-tokens'))).toBe(body.meta.usage.tokens)
  expect(body.meta.usage.tokens).toBeGreaterThanOrEqual(10_000)
  expect(before - (await balanceOf(platform, key))).toBe(body.meta.usage.tokens)
})

test('the search text can be in the path or in the query, and results can be text', async () => {
  const key = await platform.trialKey()
  const headers = { authorization: `Bearer ${key}`, accept: 'text/plain' }
  for (const path of ['/search/reranker', '/search?q=reranker&num=2']) {
    const answer = await fetch(platform.url + path, { headers })
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toMatch(/^\[1\] Title: .+\nURL Source: http/)
  }
})

test('results can be narrowed by language and site, paged, and come without text', async () => {
  const key = await platform.trialKey()
  const german = await search({ q: 'embeddings', hl: 'de', num: 20 }, key)
  expect(german.body.data.every(({ url }) => /\/de\/|^https:\/\/(?!localhost)/.test(url))).toBe(true)
  const papers = await search({ q: 'embeddings', site: 'arxiv.org', respondWith: 'no-content' }, key)
  expect(
    papers.body.data.every(({ url, content }) => url.includes('arxiv.org') && content === undefined),
  ).toBe(true)
  const [first, second] = [
    await search({ q: 'embeddings', num: 1 }, key),
    await search({ q: 'embeddings', num: 1, page: 2 }, key),
  ]
  expect(first.body.data[0]?.url).not.toBe(second.body.data[0]?.url)
})

test.each([
  ['nothing to find', { q: 'zzxxqqyyww' }, 422],
  ['no query', {}, 422],
  ['images', { q: 'embeddings', type: 'images' }, 422],
])('%s has the envelope of the reader', async (_, body, code) => {
  const answer = await search(body, await platform.trialKey())
  expect(answer.status).toBe(code)
  expect(answer.body).toMatchObject({ data: null, code, readableMessage: expect.any(String) as string })
})
