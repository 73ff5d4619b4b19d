import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls } from '../openapi/areas.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'

const own = 'http://localhost:3000'
/** Origins of pages that are not ours: another site, a page without an origin, and addresses that look like ours. */
const foreign = [
  'https://shop.example',
  'null',
  'http://localhost:3000.shop.example',
  'https://localhost:3000',
  'http://localhost:30001',
  'HTTP://LOCALHOST:3000',
]

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

interface Allowed {
  origin: string | null
  credentials: boolean
}

/** What the response allows pages of an origin to do; `credentials` counts only beside an allowed origin. */
function allowedBy({ headers }: Response): Allowed {
  const origin = headers.get('access-control-allow-origin')
  return { origin, credentials: origin !== null && headers.has('access-control-allow-credentials') }
}

const addressOf = (path: string, host: 'functions' | undefined) =>
  host === 'functions' ? `http://127.0.0.1:${platform.ports.functions}${path}` : `${platform.url}${path}`

async function preflight(url: string, method: string, origin: string): Promise<Allowed> {
  const headers = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  }
  return allowedBy(await fetch(url, { method: 'OPTIONS', headers }))
}

const closed: Allowed = { origin: null, credentials: false }
const open: Allowed = { origin: '*', credentials: false }
const ours: Allowed = { origin: own, credentials: true }

describe.each(
  calls.map(({ operationId, method, path, 'x-host': host }) => ({
    operationId,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, 'any'),
    host,
    isProduct: host === undefined && /^\/v[12]\//.test(path),
  })),
)('$method $path', ({ method, path, host, isProduct }) => {
  test(`pages of other sites may ${isProduct ? '' : 'not '}call it`, async () => {
    for (const origin of foreign)
      expect(await preflight(addressOf(path, host), method, origin), origin).toEqual(
        isProduct ? open : closed,
      )
  })

  test('our own pages may call it', async () => {
    expect(await preflight(addressOf(path, host), method, own)).toEqual(ours)
  })
})

test('no call that pages of other sites may make takes an identity token', () => {
  const product = calls.filter(({ path }) => /^\/v[12]\//.test(path))
  expect(product.filter(({ 'x-auth': auth }) => auth.includes('user'))).toEqual([])
})

const body = JSON.stringify({ model: 'jina-embeddings-v3', input: 'tea' })

test.each([
  ['a success', '/v1/embeddings', body, true, 200],
  ['a wrong field', '/v1/embeddings', '{}', true, 422],
  ['a missing key', '/v1/embeddings', body, false, 401],
  ['an unknown path', '/v1/nothing', body, true, 404],
])('a page of another site can read %s of the product API', async (_, path, sent, isKeyed, status) => {
  const key = await platform.trialKey()
  const response = await fetch(platform.url + path, {
    method: 'POST',
    headers: { origin: 'https://shop.example', ...(isKeyed && { authorization: `Bearer ${key}` }) },
    body: sent,
  })
  expect([response.status, allowedBy(response)]).toEqual([status, open])
  const exposed = response.headers.get('access-control-expose-headers')?.split(',') ?? []
  expect(exposed).toEqual(expect.arrayContaining(['x-request-id', 'retry-after']))
  const { headers } = response
  const ofApi = [...headers.keys()].filter((name) => /^x-(?!content-type-options)/.test(name))
  expect(ofApi.filter((name) => !exposed.includes(name))).toEqual([])
  // Limits come before the body, so a wrong body counts, too.
  const isCounted = status === 200 || status === 422
  expect(ofApi.some((name) => name.startsWith('x-ratelimit-'))).toBe(isCounted)
  expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
})

test('no spelling of a path opens another call', async () => {
  const paths = ['/v1/../api/v1/product', '/v1/%2e%2e/api/v1/product', '//v1/x', '/V1/models', '/v1']
  for (const path of paths) {
    const response = await fetch(platform.url + path, { headers: { origin: 'https://shop.example' } })
    expect([path, allowedBy(response)]).toEqual([path, closed])
  }
})

test.each(['/v1/prices', '/v1/checkout/sessions', '/outbox.json', '/emails'])(
  'pages of other sites cannot use the stand-in at %s',
  async (path) => {
    expect(await preflight(platform.standInsUrl + path, 'POST', 'https://shop.example')).toEqual(closed)
    const response = await fetch(platform.standInsUrl + path, { headers: { origin: 'https://shop.example' } })
    expect(allowedBy(response)).toEqual(closed)
  },
)
