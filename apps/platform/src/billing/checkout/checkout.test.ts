import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { balanceOf, eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { completeSession } from '../../stand-ins/stripe/sessions.ts'
import { buy, checkout, good, order, pack, pay, trial } from './money.test-support.ts'

function webhook(
  platform: TestPlatform,
  event: unknown,
  { secret = 'whsec_local_platform', seconds = Math.floor(Date.now() / 1000) } = {},
) {
  const body = JSON.stringify(event)
  const signature = `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
  return fetch(`${platform.url}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  })
}

const storedEvent = async (platform: TestPlatform) =>
  (await platform.database.query<{ data: unknown }>('select data from provider_events'))[0]?.data

describe('buying a pack', () => {
  test('a good card credits exactly the pack, once, and makes the key paid', async () => {
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
    // A second press on "pay", and the webhook twice more, change nothing.
    expect((await pay(page)).status).toBe(303)
    const event = await storedEvent(platform)
    expect((await webhook(platform, event)).status).toBe(200)
    expect((await webhook(platform, { ...(event as object), id: 'evt_other' })).status).toBe(200)
    expect(await balanceOf(platform, key)).toBe(trial + pack)
    const info = (await (await platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)).json()) as {
      email: string
    }
    expect(info.email).toBe('a@example.org')
    expect(await (await platform.get('/outbox')).text()).toContain('Receipt: Standard pack')
  })

  test('a declined card, a wrong form and a closed tab credit nothing; the same checkout can still be paid', async () => {
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
    for (const message of ['e-mail address', 'test card', 'expired', 'three or four digits'])
      expect(html).toContain(message)
    await checkout(platform, key)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await balanceOf(platform, key)).toBe(trial)
    await pay(page)
    expect(
      await eventually(
        () => balanceOf(platform, key),
        (balance) => balance > trial,
      ),
    ).toBe(trial + pack)
  })

  test('a payment whose webhook never left is credited by the next process', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    const { session } = await checkout(platform, key)
    // The provider has taken the payment; its process ended before the webhook left. The loop below is the next one.
    await platform.database.transaction((sql) => completeSession(sql, session, good, 'pays', new Date()))
    expect(
      await eventually(
        () => balanceOf(platform, key),
        (balance) => balance > trial,
      ),
    ).toBe(trial + pack)
  })
})

test('webhooks with a wrong, old or future signature are refused', async () => {
  const platform = await startTestPlatform()
  const now = Math.floor(Date.now() / 1000)
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: {} } }
  expect((await webhook(platform, event, { secret: 'whsec_other' })).status).toBe(400)
  expect((await webhook(platform, event, { seconds: now - 1000 })).status).toBe(400)
  expect((await webhook(platform, event, { seconds: now + 1000 })).status).toBe(400)
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
  expect(await (await platform.get('/outbox.json?kind=receipt')).text()).toContain('150.00 USD')
})

test('a checkout needs a price that is sold, and return addresses of our own', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  for (const change of [
    { price_id: 'price_unknown' },
    { success_url: 'https://elsewhere.example/' },
    { cancel_url: 'nonsense' },
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
