import { afterAll, beforeAll, expect, test } from 'vitest'

import { paymentEvent, webhook } from '../billing/checkout/money.test-support.ts'
import { createKey } from '../keys/keys.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { askForConfirmation } from '../records/alert-addresses.ts'
import type { openApiDocument } from './document.ts'

const company = 'https://company.example'
const settings = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://platform@db.example/search',
  APP_ORIGINS: 'https://search.example',
  PUBLIC_URL: 'https://api.search.example',
  PUBLIC_FUNCTIONS_URL: 'https://functions.search.example',
  PROJECT_ID: 'search-foundation',
  SIGNING_SECRET: 'secret',
  REQUEST_BODIES_SECRET: 'secret',
  SELLER_NAME: 'Search Works GmbH',
  SELLER_ADDRESS: 'Hauptstr. 1, 10115 Berlin, Germany',
  STRIPE_API_URL: company,
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_WEBHOOK_SECRET: 'secret',
  TURNSTILE_VERIFY_URL: company,
  TURNSTILE_SECRET_KEY: 'secret',
  MAIL_API_URL: company,
  MAIL_API_KEY: 'secret',
  MAIL_FROM: 'no-reply@search.example',
  METRICS_TOKEN: 'user:ada',
  TRUSTED_PROXIES: '127.0.0.1',
}
/** As a proxy passes on the requests of a client. */
const headers = { authorization: 'Bearer user:ada', 'x-forwarded-for': '203.0.113.7' }

const thisMachine = /localhost|127\.0\.0\.1|\[::1\]|local platform/i

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform(settings)
})
afterAll(() => platform.stop())

const readDocument = async () =>
  (await (await platform.get('/openapi.json')).json()) as ReturnType<typeof openApiDocument>

test('the API document of production names the addresses of the installation', async () => {
  const { servers, paths = {} } = await readDocument()
  expect(servers).toEqual([{ url: settings.PUBLIC_URL }])
  const own = Object.values(paths).flatMap((path) => path?.post?.servers ?? path?.get?.servers ?? [])
  expect(new Set(own.map(({ url }) => url))).toEqual(new Set([settings.PUBLIC_FUNCTIONS_URL]))
})

test('nothing that production responds with, and no mail, names this machine or denies a charge', async () => {
  const { services, database } = platform
  const at = services.now()
  const key = await database.transaction((sql) => createKey(sql, { kind: 'zero', userId: 'ada', at }))
  await database.transaction((sql) =>
    askForConfirmation(
      sql,
      services.config,
      { keyId: key.id },
      { email: 'ada@example.org', network: '192.0.2.1', at },
    ),
  )
  const session = {
    id: 'cs_live',
    livemode: true,
    mode: 'payment',
    payment_status: 'paid',
    client_reference_id: key.id,
    amount_total: 5000,
    currency: 'usd',
    metadata: { price_id: 'price_standard_1b' },
    customer_details: { email: 'ada@example.org' },
  }
  const settled = await webhook(platform, paymentEvent(session), { secret: settings.STRIPE_WEBHOOK_SECRET })
  expect(settled.status).toBe(200)

  const { paths = {} } = await readDocument()
  const readable = Object.keys(paths).filter((path) => paths[path]?.get !== undefined && !path.includes('{'))
  expect(readable.length).toBeGreaterThan(20)
  const receipt = '/api/v1/account/receipts/cs_live'
  const addresses = [...readable, receipt, `${receipt}.html`, '/reader/samples', '/missing']
  const responses = await Promise.all(
    addresses.map(async (path) => {
      const response = await fetch(platform.url + path, { headers, redirect: 'manual' })
      return [path, `${JSON.stringify([...response.headers])}${await response.text()}`] as const
    }),
  )
  const mails = await database.query<{ kind: string; body: string }>(
    'select kind, body from mails order by kind',
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['confirm-address', 'receipt'])
  for (const [name, text] of [...responses, ...mails.map(({ kind, body }) => [kind, body] as const)]) {
    expect(text, name).not.toMatch(thisMachine)
    expect(text, name).not.toMatch(/no money|weren't charged/i)
  }
})
