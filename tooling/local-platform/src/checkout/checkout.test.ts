import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { balanceOf, eventually, startTestPlatform, type TestPlatform } from '../platform.test-support.ts'
import { completeSession } from '../payments/sessions.ts'

const TRIAL = 10_000_000
const PACK = 1_000_000_000
const order = {
  price_id: 'price_standard_1b',
  success_url: 'http://localhost:3000/back?x=1',
  cancel_url: 'http://localhost:3000/back',
}
const good = { email: 'a@example.org', number: '4242 4242 4242 4242', expiry: '12/34', code: '123' }

async function checkout(platform: TestPlatform, key: string): Promise<{ page: string; session: string }> {
  const answer = await platform.post('/api/v1/checkout_session', order, key)
  const { url } = (await answer.json()) as { url: string }
  return { page: url.replace('localhost', '127.0.0.1'), session: url.slice(url.lastIndexOf('/') + 1) }
}

const pay = (page: string, card: Partial<typeof good> = {}) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ ...good, ...card }), redirect: 'manual' })

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
        (balance) => balance > TRIAL,
      ),
    ).toBe(TRIAL + PACK)
    // A second press on "pay", and the webhook twice more, change nothing.
    expect((await pay(page)).status).toBe(303)
    const event = await storedEvent(platform)
    expect((await webhook(platform, event)).status).toBe(200)
    expect((await webhook(platform, { ...(event as object), id: 'evt_other' })).status).toBe(200)
    expect(await balanceOf(platform, key)).toBe(TRIAL + PACK)
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
    expect(await balanceOf(platform, key)).toBe(TRIAL)
    await pay(page)
    expect(
      await eventually(
        () => balanceOf(platform, key),
        (balance) => balance > TRIAL,
      ),
    ).toBe(TRIAL + PACK)
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
        (balance) => balance > TRIAL,
      ),
    ).toBe(TRIAL + PACK)
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

test('a checkout needs a price that is sold, and return addresses of our own', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  for (const change of [
    { price_id: 'price_unknown' },
    { success_url: 'https://elsewhere.example/' },
    { cancel_url: 'nonsense' },
  ]) {
    expect((await platform.post('/api/v1/checkout_session', { ...order, ...change }, key)).status).toBe(422)
  }
})
