import { createServer } from 'node:http'
import StripeSdk from 'stripe'
import { expect, onTestFinished, test } from 'vitest'

import { standInFolder, startTestStandIns, type TestStandIns } from '../stand-ins.test-support.ts'

const cards = {
  pays: '4242424242424242',
  declinesLater: '4000000000000341',
  asksOwner: '4000002760003184',
}
const addresses = {
  success_url: 'http://localhost:3000/?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/',
}
const good = { email: 'ada@example.org', number: cards.pays, expiry: '12/34', code: '123' }

const checkout = ({ stripe }: TestStandIns, more: object = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_standard_1b', quantity: 2 }],
    ...addresses,
    ...more,
  })

/** Sends the payment page's form. */
function pay(url: string | null, fields: object = {}): Promise<Response> {
  const page = (url ?? '').replace('localhost', '127.0.0.1')
  const body = new URLSearchParams({ ...good, ...fields })
  return fetch(page, { method: 'POST', body, redirect: 'manual' })
}

/** A customer whose card is saved. */
async function savedCard(standIns: TestStandIns, number: string) {
  const { stripe } = standIns
  const customer = await stripe.customers.create({ metadata: { key_id: 'k' } })
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer: customer.id,
    ...addresses,
  })
  expect((await pay(session.url, { number, confirmation: 'yes' })).status).toBe(303)
  const { setup_intent: setup } = await stripe.checkout.sessions.retrieve(session.id)
  const { payment_method: method } = await stripe.setupIntents.retrieve(setup as string)
  return { customer: customer.id, payment_method: method as string }
}

/** A webhook that records its events and responds with `status`, 200 by default. */
async function webhook() {
  const received: { body: string; signature: string }[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(state.status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The webhook has no port.')
  return { endpoint: { url: `http://127.0.0.1:${address.port}`, secret: 'whsec_test' }, received, state }
}

test('lists products and prices, to those who have a secret key', async () => {
  const { stripe, url } = await startTestStandIns()
  const prices = await stripe.prices.list()
  expect(prices.data.map(({ id, unit_amount: amount }) => [id, amount])).toContainEqual([
    'price_premium_11b',
    50_000,
  ])
  const standard = await stripe.prices.list({ product: 'product_standard' })
  expect(standard.data.length).toBeGreaterThan(0)
  expect(standard.data.length).toBeLessThan(prices.data.length)
  expect((await stripe.products.retrieve('product_standard')).name).toBe('Standard pack')
  expect((await stripe.products.list()).data.map(({ id }) => id)).toContain('product_premium')
  expect((await stripe.prices.retrieve('price_standard_1b')).product).toBe('product_standard')
  await expect(stripe.prices.retrieve('price_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
  })
  expect((await fetch(`${url}/v1/prices`)).status).toBe(401)
})

test('charges a saved card once per idempotency key, and refuses the key for another charge', async () => {
  const standIns = await startTestStandIns()
  const { stripe } = standIns
  const owner = await savedCard(standIns, cards.pays)
  const order = { amount: 5000, currency: 'usd', ...owner, off_session: true, confirm: true }
  const charge = (amount: number) =>
    stripe.paymentIntents.create({ ...order, amount }, { idempotencyKey: 'k' })
  const intents = await Promise.all(Array.from({ length: 10 }, () => charge(5000)))
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
  expect(intents[0]).toMatchObject({ status: 'succeeded', amount_received: 5000 })
  await expect(charge(6000)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  const stranger = await stripe.customers.create({ email: 'other@example.org' })
  await expect(stripe.paymentIntents.create({ ...order, customer: stranger.id })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  })
})

test.each([
  ['declinesLater', 'card_declined'],
  ['asksOwner', 'authentication_required'],
] as const)('refuses a charge of the card that %s, the same at every retry', async (name, code) => {
  const standIns = await startTestStandIns()
  const owner = await savedCard(standIns, cards[name])
  for (let again = 0; again < 2; again++) {
    await expect(
      standIns.stripe.paymentIntents.create(
        { ...owner, amount: 5000, currency: 'usd', off_session: true, confirm: true },
        { idempotencyKey: 'k' },
      ),
    ).rejects.toMatchObject({ type: 'StripeCardError', code, statusCode: 402 })
  }
})

test('asks the owner of such a card on a separate page, and handles both decisions', async () => {
  const standIns = await startTestStandIns()
  const { url, id } = await checkout(standIns)
  const asked = await pay(url, { number: cards.asksOwner })
  expect([asked.status, await asked.text()]).toEqual([
    200,
    expect.stringContaining('ending in 3184') as string,
  ])
  const refused = await pay(url, { number: cards.asksOwner, confirmation: 'no' })
  expect([refused.status, await refused.text()]).toEqual([
    402,
    expect.stringContaining("You weren't charged".replace("'", '&#39;')) as string,
  ])
  const session = () => standIns.stripe.checkout.sessions.retrieve(id)
  expect((await session()).payment_status).toBe('unpaid')
  expect((await pay(url, { number: cards.asksOwner, confirmation: 'yes' })).status).toBe(303)
  expect(await session()).toMatchObject({ payment_status: 'paid', amount_total: 10_000 })
  // A card that can only be saved does not pay.
  expect((await pay((await checkout(standIns)).url, { number: cards.declinesLater })).status).toBe(402)
})

test('an event is sent, signed, until the webhook accepts it, also by the next process', async () => {
  const { endpoint, received, state } = await webhook()
  const directory = standInFolder()
  let time = Date.parse('2026-05-01T12:00:00Z')
  const now = () => new Date(time)
  const first = await startTestStandIns({ directory, now })
  const { id, url } = await checkout(first)
  await pay(url)
  state.status = 500
  first.setWebhook(endpoint)
  await expect.poll(() => received.length).toBe(1)
  await first.stop()
  state.status = 200
  time += 60_000
  const second = await startTestStandIns({ directory, now })
  const pending = async () => (await second.stripe.events.list({ delivery_success: false })).data
  expect(await pending()).toHaveLength(1)
  second.setWebhook(endpoint)
  await expect.poll(pending).toHaveLength(0)
  const { body, signature } = received.at(-1) ?? { body: '', signature: '' }
  const event = StripeSdk.webhooks.constructEvent(body, signature, endpoint.secret, 300, undefined, time)
  expect(event).toMatchObject({ type: 'checkout.session.completed', data: { object: { id } } })
})

test('a deleted customer leaves payments without an address, no card and no open page', async () => {
  const standIns = await startTestStandIns()
  const { stripe } = standIns
  const owner = await savedCard(standIns, cards.pays)
  const { customer } = owner
  const paid = await checkout(standIns, { customer })
  const open = await checkout(standIns, { customer })
  await pay(paid.url)
  expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true })
  expect(await stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({
    payment_status: 'paid',
    customer_details: null,
  })
  expect(JSON.stringify(await stripe.events.list())).not.toContain(good.email)
  await expect(stripe.paymentMethods.retrieve(owner.payment_method)).rejects.toMatchObject({
    statusCode: 404,
  })
  expect((await pay(open.url)).status).toBe(404)
  await expect(stripe.customers.del(customer)).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(checkout(standIns, { customer })).rejects.toMatchObject({ statusCode: 400 })
})

test('responds to malformed requests as the provider does', async () => {
  const { url } = await startTestStandIns()
  const post = (path: string, body: string) =>
    fetch(`${url}/v1/${path}`, { method: 'POST', body, headers: { authorization: 'Bearer sk_test_x' } })
  for (const body of [
    '',
    'mode=nothing',
    'mode=payment&success_url=http://a/&cancel_url=http://a/&line_items[0][price]=price_none',
    'mode=payment&success_url=x&cancel_url=x',
    '__proto__[mode]=payment',
    'a[b][c][d][e][f][g][h]=1',
    'mode=setup&currency=usd&success_url=http://a/&cancel_url=http://a/&customer=cus_none',
  ]) {
    const response = await post('checkout/sessions', body)
    expect([response.status, await response.json()], body).toEqual([
      400,
      { error: expect.objectContaining({ type: 'invalid_request_error' }) as object },
    ])
  }
  expect((await post('nothing', '')).status).toBe(404)
  expect((await post('customers', `email=${'x'.repeat(70_000)}`)).status).toBe(413)
  expect((await fetch(`${url}/c/pay/%00`)).status).toBe(404)
  for (const body of ['amount=1', 'amount=5000&currency=usd&customer=c&payment_method=pm&confirm=true'])
    expect((await post('payment_intents', body)).status).toBe(400)
})
