import { describe, expect, test } from 'vitest'

import { createStripe } from '../../billing/checkout/create-checkout.ts'
import { cards, checkout, pay, setupPage, trial } from '../../billing/checkout/money.test-support.ts'
import { balanceOf, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const card = (text: string) => ({ number: text })

async function savedCard(platform: TestPlatform, number: string) {
  const stripe = createStripe(platform.ports.payments)
  const page = await setupPage(platform, await platform.trialKey(), { threshold: 1 })
  expect((await pay(page, { number, confirmation: 'yes' })).status).toBe(303)
  const session = await stripe.checkout.sessions.retrieve(page.slice(page.lastIndexOf('/') + 1))
  const setup = await stripe.setupIntents.retrieve(session.setup_intent as string)
  return { stripe, customer: session.customer as string, payment_method: setup.payment_method as string }
}

describe('the stand-in of the payment provider', () => {
  test('lists the products and prices that checkout sells', async () => {
    const platform = await startTestPlatform()
    const stripe = createStripe(platform.ports.payments)
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
    const nobody = await fetch(`http://127.0.0.1:${platform.ports.payments}/v1/prices`)
    expect(nobody.status).toBe(401)
  })

  test('charges a saved card once per idempotency key, and refuses the key for another charge', async () => {
    const platform = await startTestPlatform()
    const { stripe, ...owner } = await savedCard(platform, cards.pays)
    const charge = (amount: number) =>
      stripe.paymentIntents.create(
        { amount, currency: 'usd', ...owner, off_session: true, confirm: true },
        { idempotencyKey: 'k' },
      )
    const intents = await Promise.all(Array.from({ length: 10 }, () => charge(5000)))
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
    expect(intents[0]).toMatchObject({ status: 'succeeded', amount_received: 5000 })
    await expect(charge(6000)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
    const stranger = await stripe.customers.create({ email: 'other@example.org' })
    await expect(
      stripe.paymentIntents.create({
        ...owner,
        amount: 5000,
        currency: 'usd',
        customer: stranger.id,
        off_session: true,
        confirm: true,
      }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  })

  test.each([
    ['declinesLater', 'card_declined'],
    ['asksOwner', 'authentication_required'],
  ] as const)('refuses a charge of the card that %s, the same at every try', async (name, code) => {
    const platform = await startTestPlatform()
    const { stripe, ...owner } = await savedCard(platform, cards[name])
    const refused = { type: 'StripeCardError', code, statusCode: 402 }
    for (let again = 0; again < 2; again++) {
      await expect(
        stripe.paymentIntents.create(
          { ...owner, amount: 5000, currency: 'usd', off_session: true, confirm: true },
          { idempotencyKey: 'k' },
        ),
      ).rejects.toMatchObject(refused)
    }
  })

  test('asks the owner of such a card on a page of its own, and takes both answers', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    const { page } = await checkout(platform, key)
    const asked = await pay(page, card(cards.asksOwner))
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining('ends in 3184') as string,
    ])
    const refused = await pay(page, { ...card(cards.asksOwner), confirmation: 'no' })
    expect([refused.status, await refused.text()]).toEqual([
      402,
      expect.stringContaining('Nothing was charged') as string,
    ])
    expect(await balanceOf(platform, key)).toBe(trial)
    expect((await pay(page, { ...card(cards.asksOwner), confirmation: 'yes' })).status).toBe(303)
    // A card that can only be saved does not pay.
    const other = await checkout(platform, key)
    expect((await pay(other.page, card(cards.declinesLater))).status).toBe(402)
  })

  test('answers malformed requests as the provider does', async () => {
    const platform = await startTestPlatform()
    const address = `http://127.0.0.1:${platform.ports.payments}/v1`
    const post = (path: string, body: string) =>
      fetch(`${address}/${path}`, { method: 'POST', body, headers: { authorization: 'Bearer sk_test_x' } })
    for (const body of [
      '',
      'mode=nothing',
      'mode=payment&success_url=http://a/&cancel_url=http://a/&line_items[0][price]=price_none',
      'mode=payment&success_url=x&cancel_url=x',
      '__proto__[mode]=payment',
      'a[b][c][d][e][f][g][h]=1',
      'mode=setup&currency=usd&success_url=http://a/&cancel_url=http://a/&customer=cus_none',
    ]) {
      const answer = await post('checkout/sessions', body)
      expect([answer.status, await answer.json()], body).toEqual([
        400,
        { error: expect.objectContaining({ type: 'invalid_request_error' }) as object },
      ])
    }
    expect((await post('customers', 'metadata[a]=%00')).status).toBe(400)
    expect((await post('nothing', '')).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${platform.ports.payments}/c/pay/%00`)).status).toBe(400)
    for (const body of ['amount=1', 'amount=5000&currency=usd&customer=c&payment_method=pm&confirm=true'])
      expect((await post('payment_intents', body)).status).toBe(400)
  })
})
