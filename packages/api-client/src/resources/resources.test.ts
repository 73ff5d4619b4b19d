import { expect, test, vi } from 'vitest'

import { bodyOf, loopback } from '../core/loopback-server.test-support.ts'
import {
  cancelBulkEmbeddings,
  createBulkEmbeddings,
  eachBulkFailure,
  eachBulkJob,
  getBulkEmbeddings,
  listBulkEmbeddings,
  listBulkFailures,
} from './bulk-embeddings.ts'
import { createTrialKey, obtainKey } from './keys.ts'
import { listRateLimits } from './models.ts'
import { listProducts } from './products.ts'
import { createCheckoutSession } from './purchases.ts'

test('the bot-check response is sent as a form field', async () => {
  let sent = ''
  const client = await loopback(async (request, response) => {
    sent = `${request.url} ${request.headers['content-type']} ${await bodyOf(request)}`
    response.end('{"api_key":"k"}')
  })
  await expect(createTrialKey(client, { botCheck: 'r 1' })).resolves.toEqual({ api_key: 'k' })
  expect(sent).toBe('/trial application/x-www-form-urlencoded;charset=UTF-8 cf-turnstile-response=r+1')
})

test('above the limit of trial keys a key without tokens is created, with another bot check', async () => {
  const calls: string[] = []
  const onEvent = vi.fn()
  const client = await loopback(
    async (request, response) => {
      calls.push(`${request.url} ${await bodyOf(request)}`)
      if (request.url === '/trial') response.writeHead(429).end('{"detail":"limit"}')
      else response.end('{"api_key":"empty"}')
    },
    { onEvent },
  )
  const key = await obtainKey(client, { botCheck: 'one', anotherBotCheck: () => Promise.resolve('two') })
  expect(key).toEqual({ api_key: 'empty', trial: false })
  expect(calls).toEqual(['/trial cf-turnstile-response=one', '/empty cf-turnstile-response=two'])
  const types = onEvent.mock.calls.map(([{ type }]) => type)
  expect(types).toEqual(['request', 'response', 'retry', 'request', 'response', 'success'])
})

test('products are the free pack and the two packs on sale', async () => {
  const product = (price_id: string) => ({ price_id, price: 5000, token_quantity: 1 })
  const client = await loopback((_, response) => {
    response.end(
      JSON.stringify([product('other'), product('price_standard_1b'), product('price_premium_11b')]),
    )
  })
  const products = await listProducts(client)
  expect(products.map(({ price_id, price }) => [price_id, price])).toEqual([
    ['free', 0],
    ['price_standard_1b', 5000],
    ['price_premium_11b', 5000],
  ])
  expect(products[0]?.token_quantity).toBe(10_000_000)
})

test.each([
  ['waiting', 'in-progress'],
  ['in-progress', 'in-progress'],
  ['failed', 'failed'],
  ['completed', 'completed'],
])('a bulk job that the service calls %s has one of the three statuses: %s', async (status, expected) => {
  const client = await loopback((_, response) => void response.end(JSON.stringify({ id: 'j1', status })))
  await expect(getBulkEmbeddings(client, 'j1')).resolves.toMatchObject({ status: expected })
})

test('a checkout session is created with the key', async () => {
  let seen = ''
  const client = await loopback(
    async (request, response) => {
      seen = `${request.headers.authorization} ${await bodyOf(request)}`
      response.end('{"url":"https://pay.example/1"}')
    },
    { apiKey: 'k' },
  )
  const order = { price_id: 'p', success_url: 'https://a.example/s', cancel_url: 'https://a.example/c' }
  await expect(createCheckoutSession(client, order)).resolves.toEqual({ url: 'https://pay.example/1' })
  expect(seen).toBe(`Bearer k ${JSON.stringify(order)}`)
})

test('the form of a bulk job has an email address only if there is one', async () => {
  const forms: string[] = []
  const client = await loopback(
    async (request, response) => {
      forms.push(await bodyOf(request))
      response.end('{"id":"j1","status":"waiting"}')
    },
    { apiKey: 'k1' },
  )
  const order = { model: 'm', file: new Blob(['a text']) }
  await createBulkEmbeddings(client, order)
  await createBulkEmbeddings(client, { ...order, email: 'ada@example.org' })
  expect(forms.map((form) => form.includes('name="email"'))).toEqual([false, true])
})

test('bulk jobs are listed and canceled, and their failures listed, with the key', async () => {
  const requests: string[] = []
  const client = await loopback(
    (request, response) => {
      requests.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      const isJob = request.method === 'DELETE'
      response.end(
        JSON.stringify(
          isJob ? { id: 'j1', status: 'failed' } : { records: [{ id: 'j1', status: 'waiting' }] },
        ),
      )
    },
    { apiKey: 'k1' },
  )
  await expect(listBulkEmbeddings(client, { pageSize: 5, cursor: 'j2' })).resolves.toEqual({
    records: [{ id: 'j1', status: 'in-progress' }],
  })
  await expect(cancelBulkEmbeddings(client, 'j/1')).resolves.toEqual({ id: 'j1', status: 'failed' })
  await listBulkFailures(client, 'j1', { cursor: '7' })
  expect(requests).toEqual([
    'GET /v1/bulk-embeddings?limit=5&cursor=j2 Bearer k1',
    'DELETE /v1/bulk-embeddings/j%2F1 Bearer k1',
    'GET /v1/bulk-embeddings/j1/failures?cursor=7 Bearer k1',
  ])
})

test('bulk jobs and their failures are iterated page by page, in pages of 100', async () => {
  const requests: (string | undefined)[] = []
  const client = await loopback(({ url }, response) => {
    requests.push(url)
    const isLast = url?.includes('cursor=2')
    response.end(JSON.stringify({ records: [{ id: isLast ? '2' : '1' }], next_cursor: isLast ? null : '2' }))
  })
  await expect(eachBulkJob(client).toArray(10)).resolves.toMatchObject([{ id: '1' }, { id: '2' }])
  for await (const { records } of eachBulkFailure(client, 'j1', { pageSize: 1 }).pages())
    expect(records).toHaveLength(1)
  expect(requests).toEqual([
    '/v1/bulk-embeddings?limit=100',
    '/v1/bulk-embeddings?limit=100&cursor=2',
    '/v1/bulk-embeddings/j1/failures?limit=1',
    '/v1/bulk-embeddings/j1/failures?limit=1&cursor=2',
  ])
})

test('what a key has used of its rate limits is read with the key, or as the user of the key', async () => {
  const requests: string[] = []
  const client = await loopback(
    (request, response) => {
      requests.push(`${request.url} ${request.headers.authorization}`)
      response.end('[]')
    },
    { identityToken: () => Promise.resolve('identity-1') },
  )
  await listRateLimits(client)
  await listRateLimits(client, { apiKey: 'sf_1' })
  await listRateLimits(client, { keyId: 'k/1' })
  expect(requests).toEqual([
    '/api/v1/rate_limits undefined',
    '/api/v1/rate_limits Bearer sf_1',
    '/api/v1/account/keys/k%2F1/rate_limits Bearer identity-1',
  ])
})
