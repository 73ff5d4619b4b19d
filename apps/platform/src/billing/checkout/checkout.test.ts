import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { balanceOf, eventually, startTestPlatform } from '../../platform.test-support.ts'
import { packs } from '../catalog/packs.ts'
import { billingDetailsResponse, receiptResponse, receiptsResponse } from '../receipts/schemas.ts'
import {
  buy,
  checkout,
  good,
  order,
  pack,
  pay,
  paymentEvent,
  subjectsTo,
  trial,
  webhook,
} from './money.test-support.ts'

describe('buying a pack', () => {
  test('a valid card credits exactly the pack, once, and makes the key a paid key', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    const { page, session } = await checkout(platform, key)
    const paid = await pay(page)
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/back?x=1&session_id=${session}`,
    ])
    expect(
      await eventually(
        () => balanceOf(platform, key),
        (balance) => balance > trial,
      ),
    ).toBe(trial + pack)
    // Paying again and two more webhooks change nothing.
    expect((await pay(page)).status).toBe(303)
    const [event] = (await platform.services.stripe.events.list()).data
    if (event === undefined) throw new Error('The payment left no event.')
    expect((await webhook(platform, event)).status).toBe(200)
    expect((await webhook(platform, { ...event, id: 'evt_other' })).status).toBe(200)
    expect(await balanceOf(platform, key)).toBe(trial + pack)
    const info = (await (await platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)).json()) as {
      email: string
    }
    expect(info.email).toBe('a@example.org')
    expect(await subjectsTo(platform, 'a@example.org')).toEqual(['Receipt: Standard pack'])
  })

  test('a declined card, an invalid form and a closed tab credit nothing; the same checkout can still be paid', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    const { page } = await checkout(platform, key)
    const declined = await pay(page, { number: '4000000000000002' })
    expect([declined.status, await declined.text()]).toEqual([
      402,
      expect.stringContaining('declined') as string,
    ])
    const wrong = await pay(page, { email: 'nobody', expiry: '01/20', code: 'x', number: '1' })
    const html = await wrong.text()
    expect(wrong.status).toBe(422)
    for (const message of ['complete email address', 'test card', 'expired', 'three or four digits'])
      expect(html).toContain(message)
    await checkout(platform, key)
    // Nothing was paid, so no event can arrive later.
    expect((await platform.services.stripe.events.list()).data).toEqual([])
    expect(await balanceOf(platform, key)).toBe(trial)
    await pay(page)
    expect(
      await eventually(
        () => balanceOf(platform, key),
        (balance) => balance > trial,
      ),
    ).toBe(trial + pack)
  })
})

test('the provider charges the price of the catalog for each pack', async () => {
  const { services } = await startTestPlatform()
  const { data } = await services.stripe.prices.list()
  const charged = data.map(({ id, unit_amount: amount, currency }) => [id, amount, currency])
  expect(charged).toEqual(packs.map(({ price_id: id, price, currency }) => [id, price, currency]))
})

test('webhooks with a wrong, old or future signature are refused', async () => {
  const platform = await startTestPlatform()
  const now = Math.floor(Date.now() / 1000)
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: {} } }
  expect((await webhook(platform, event, { secret: 'whsec_other' })).status).toBe(400)
  expect((await webhook(platform, event, { seconds: now - 1000 })).status).toBe(400)
  expect((await webhook(platform, event, { seconds: now + 1000 })).status).toBe(400)
})

test('a signature with two times is refused, whichever of them it signs', async () => {
  const platform = await startTestPlatform()
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'test', data: { object: {} } })
  const now = Math.floor(Date.now() / 1000)
  const signed = (seconds: number) =>
    createHmac('sha256', 'whsec_local').update(`${seconds}.${body}`).digest('hex')
  const send = (signature: string) =>
    fetch(`${platform.url}/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    })
  expect((await send(`t=${now},v1=${signed(now)}`)).status).toBe(200)
  for (const [first, last] of [
    [now, now + 1000],
    [now + 1000, now],
    [now, now],
  ] as const)
    for (const time of [first, last])
      for (const separator of [',', ', '])
        expect((await send([`t=${first}`, `t=${last}`, `v1=${signed(time)}`].join(separator))).status).toBe(
          400,
        )
})

test('several packs are one payment, one receipt and as many tickets', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const tickets = async () =>
    (await (await platform.get('/tickets', key)).json()) as { totalQuantity: number }
  expect(await tickets()).toEqual({ totalQuantity: 0, tickets: [] })
  await buy(platform, key, 3)
  await buy(platform, key)
  expect(await tickets()).toMatchObject({
    totalQuantity: 4,
    tickets: [
      { product_name: 'Standard pack', quantity: 1 },
      { product_name: 'Standard pack', quantity: 3 },
    ],
  })
  const receipts = await platform.database.query(
    'select kind, email, order_quantity, token_quantity, amount, currency from receipts order by number',
  )
  const common = { kind: 'checkout', email: 'a@example.org', currency: 'usd' }
  expect(receipts).toEqual([
    { ...common, order_quantity: 3, token_quantity: 3 * pack, amount: 15_000 },
    { ...common, order_quantity: 1, token_quantity: pack, amount: 5000 },
  ])
  const [bill] = await platform.database.query<{ body: string }>(
    `select body from mails where kind = 'receipt' order by sequence`,
  )
  expect(bill?.body).toContain('$150')
})

test.each([true, false])(
  'the mail about a payment with livemode %s tells whether money moved',
  async (livemode) => {
    const platform = await startTestPlatform()
    const { session: id } = await checkout(platform, await platform.trialKey())
    const session = await platform.services.stripe.checkout.sessions.retrieve(id)
    const paid = { payment_status: 'paid', customer_details: { email: good.email } }
    await webhook(platform, paymentEvent({ ...session, ...paid, livemode }))
    const [bill] = await platform.database.query<{ body: string }>(
      `select body from mails where kind = 'receipt'`,
    )
    expect(bill?.body).toContain('$50')
    expect(bill?.body.includes("You weren't charged")).toBe(!livemode)
  },
)

test.each(['price_standard_1b_2024', 'price_internal_100m', 'price_unknown', ''])(
  'only the two allowed price ids can be bought: checkout and auto-recharge refuse %j',
  async (priceId) => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    const refused = [
      await platform.post('/api/v1/checkout_session', { ...order, price_id: priceId }, key),
      await platform.post(
        '/api/v1/auto_recharge',
        { ...order, price_id: priceId, email: 'a@example.org', metadata: { threshold: 1 } },
        key,
      ),
    ]
    for (const response of refused)
      expect([response.status, await response.json()]).toMatchObject([
        400,
        {
          detail: `There is no pack with the price ID ${JSON.stringify(priceId)}. Available: price_standard_1b and price_premium_11b.`,
        },
      ])
  },
)

test('a checkout needs a whole quantity and return addresses of our own sites', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  for (const change of [
    { success_url: 'https://elsewhere.example/' },
    { cancel_url: 'nonsense' },
    { success_url: 'http://user:password@localhost:3000/' },
    { cancel_url: 'blob:http://localhost:3000/0' },
    { success_url: 'http://localhost:3000/\\@evil.example' },
    { success_url: 'http://localhost:3000@evil.example/' },
    { quantity: 0 },
    { quantity: 1.5 },
  ]) {
    expect((await platform.post('/api/v1/checkout_session', { ...order, ...change }, key)).status).toBe(422)
  }
  const from = (origin: string) =>
    fetch(`${platform.url}/api/v1/checkout_session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', origin },
      body: JSON.stringify(order),
    })
  expect((await from('https://elsewhere.example')).status).toBe(403)
  const own = await from('http://localhost:3001')
  expect([own.status, own.headers.get('access-control-allow-credentials')]).toEqual([200, 'true'])
})

test('return addresses are stored in their normal form, without line breaks', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const { session: id } = await checkout(platform, key, {
    success_url: 'HTTP://LOCALHOST:3000/a/../b\r\nset-cookie: c',
    cancel_url: ' http://localhost:3000/%2e%2e/c?d=e f\t',
  })
  const { success_url: success, cancel_url: cancel } =
    await platform.services.stripe.checkout.sessions.retrieve(id)
  expect([success, cancel]).toEqual([
    'http://localhost:3000/bset-cookie:%20c?session_id={CHECKOUT_SESSION_ID}',
    'http://localhost:3000/c?d=e%20f',
  ])
})

test('a purchase has an invoice of the provider with tax, buyer and card, and its receipt links to it', async () => {
  const platform = await startTestPlatform({ STRIPE_AUTOMATIC_TAX: 'on' })
  const key = await platform.trialKey('user:ada')
  const { page } = await checkout(platform, key)
  const buyer = { name: '検索株式会社', line1: '千代田1-1', city: '東京', postal_code: '100-0001' }
  await pay(page, { ...buyer, country: 'JP', tax_id: '1234567890123' })
  await eventually(
    () => balanceOf(platform, key),
    (balance) => balance === trial + pack,
  )
  const path = '/api/v1/account/receipts'
  const { records } = receiptsResponse.parse(await (await platform.get(path, 'user:ada')).json())
  const [receipt] = records
  expect(receipt).toMatchObject({
    amount: 5500,
    seller: { name: platform.services.config.seller.name },
    invoice: {
      number: 'SAMPLE-0001',
      tax: 500,
      buyer: { name: '検索株式会社', tax_ids: [{ type: 'jp_cn', value: '1234567890123' }] },
      payment_method: { brand: 'visa', last4: '4242' },
    },
  })
  const html = await (await platform.get(`${path}/${receipt?.id}.html?lang=de`, 'user:ada')).text()
  for (const part of [
    'Enthaltene Steuer',
    '5,00\u{a0}USD',
    'visa-Karte mit den Endziffern 4242',
    '検索株式会社',
    '千代田1-1, 100-0001 東京, JP',
    '1234567890123',
    `href="${receipt?.invoice?.invoice_pdf}"`,
    `href="${receipt?.invoice?.hosted_invoice_url}"`,
  ])
    expect(html).toContain(part)
  const one = await platform.get(`${path}/${receipt?.id}`, 'user:ada')
  expect(await one.json()).toEqual(receipt)
})

test('without an answer of the provider a receipt keeps the links that it has', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await buy(platform, key)
  const path = '/api/v1/account/receipts'
  const { records } = receiptsResponse.parse(await (await platform.get(path, 'user:ada')).json())
  await platform.database.query(`update receipts set invoice = invoice || '{"id": "in_gone"}'`)
  const one = receiptResponse.parse(
    await (await platform.get(`${path}/${records[0]?.id}`, 'user:ada')).json(),
  )
  expect(one.invoice?.invoice_pdf).toBe(records[0]?.invoice?.invoice_pdf)
})

test('the customer portal opens for a key, from our own sites and back to them', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const path = '/api/v1/billing_portal_session'
  const back = { return_url: 'http://localhost:3000/api-dashboard/billing' }
  const { url } = (await (await platform.post(path, back, key)).json()) as { url: string }
  const page = await (await fetch(url.replace('localhost', '127.0.0.1'))).text()
  expect(page).toContain(`href="${back.return_url}"`)
  expect((await platform.post(path, back)).status).toBe(401)
  expect((await platform.post(path, { return_url: 'https://elsewhere.example/' }, key)).status).toBe(422)
  const foreign = await fetch(platform.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      origin: 'https://elsewhere.example',
    },
    body: JSON.stringify(back),
  })
  expect(foreign.status).toBe(403)
})

test('the billing details of a key are what the provider has of its customer, and nothing before the first purchase', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const path = '/api/v1/billing/details'
  const nothing = { name: null, email: null, address: null, tax_ids: [], card: null }
  const read = async () => billingDetailsResponse.parse(await (await platform.get(path, key)).json())
  expect(await read()).toEqual(nothing)
  expect((await platform.get(path)).status).toBe(401)
  const back = { return_url: 'http://localhost:3000/api-dashboard/billing' }
  const opened = await platform.post('/api/v1/billing_portal_session', back, key)
  const { url } = (await opened.json()) as { url: string }
  const page = url.replace('localhost', '127.0.0.1')
  const fill = (form: string, fields: Record<string, string>) =>
    fetch(`${page}?form=${form}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect((await fill('card', good)).status).toBe(303)
  const buyer = {
    name: 'Ada Ltd',
    line1: '1 Sample Street',
    city: 'Berlin',
    postal_code: '10115',
    country: 'DE',
  }
  expect((await fill('buyer', { ...buyer, tax_id: 'DE123456789' })).status).toBe(303)
  expect(await read()).toEqual({
    ...nothing,
    name: 'Ada Ltd',
    address: expect.objectContaining({ line1: '1 Sample Street', city: 'Berlin', country: 'DE' }) as unknown,
    tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
  })
})
