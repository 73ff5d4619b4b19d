import { expect, test } from 'vitest'

import { balanceOf, startTestPlatform } from '../../platform.test-support.ts'

const embeddings = { model: 'jina-embeddings-v3', input: 'a few words', dimensions: 8 }

test('an embedding is charged; a failed request and one without balance are not', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const answer = await platform.post('/v1/embeddings', embeddings, key)
  const { usage } = (await answer.json()) as { usage: { total_tokens: number } }
  expect(usage.total_tokens).toBe(3)
  expect(answer.headers.get('x-engine')).toBe('local')
  expect(answer.headers.get('x-request-id')).not.toBeNull()
  expect(await balanceOf(platform, key)).toBe(before - 3)
  expect((await platform.post('/v1/embeddings', { ...embeddings, model: 'none' }, key)).status).toBe(400)
  expect((await platform.post('/v1/embeddings', { ...embeddings, dimensions: 5000 }, key)).status).toBe(422)
  expect(await balanceOf(platform, key)).toBe(before - 3)
  const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
  const { api_key: zero } = (await (
    await fetch(`${platform.url}/empty`, { method: 'POST', body })
  ).json()) as { api_key: string }
  const short = await platform.post('/v1/embeddings', embeddings, zero)
  expect([short.status, await short.json()]).toMatchObject([
    402,
    { detail: expect.stringContaining('too low') as string },
  ])
})

test('responses with a key in the address are not cached, failures included', async () => {
  const platform = await startTestPlatform()
  const read = (key: string) => platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)
  const responses = [await read(await platform.trialKey()), await read('unknown'), await read('')]
  expect(responses.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    [200, 'no-store'],
    [401, 'no-store'],
    [422, 'no-store'],
  ])
})

test('only our own sites may send requests with credentials', async () => {
  const platform = await startTestPlatform()
  const origin = async (site: string) =>
    (await fetch(`${platform.url}/api/v1/product`, { headers: { origin: site } })).headers.get(
      'access-control-allow-origin',
    )
  expect(await origin('http://localhost:3000')).toBe('http://localhost:3000')
  expect(await origin('https://elsewhere.example')).toBeNull()
})

test('the product list has more than the two products that clients show', async () => {
  const platform = await startTestPlatform()
  const products = (await (await platform.get('/api/v1/product')).json()) as { price_id: string }[]
  expect(products.length).toBeGreaterThan(2)
  expect(products.map(({ price_id }) => price_id)).toEqual(
    expect.arrayContaining(['price_standard_1b', 'price_premium_11b']),
  )
})
