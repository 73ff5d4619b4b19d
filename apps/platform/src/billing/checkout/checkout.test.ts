import { describe, expect, test } from 'vitest'

import { balanceOf, eventually, startTestPlatform } from '../../platform.test-support.ts'
import { packs } from '../catalog/packs.ts'
import { buy, checkout, order, pack, pay, subjectsTo, trial, webhook } from './money.test-support.ts'

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
