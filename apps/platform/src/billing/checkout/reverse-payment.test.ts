import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { checkLedger } from '../../ledger/check-ledger.ts'
import { balanceOf, eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { buy, checkout, good, pack, pay, paymentEvent, spend, trial, webhook } from './money.test-support.ts'

const event = (type: string, object: object) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  data: { object },
})

/** Returns the id of the payment behind the only receipt. */
async function paymentOf({ database }: TestPlatform): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'select payment_intent as id from receipts order by number desc limit 1',
  )
  return row?.id ?? ''
}

const owed = async ({ database }: TestPlatform) =>
  (await database.query<{ tokens: number }>('select tokens from debts where tokens > 0')).map(
    ({ tokens }) => tokens,
  )

async function becomes(platform: TestPlatform, key: string, balance: number): Promise<void> {
  await eventually(
    () => balanceOf(platform, key),
    (found) => found === balance,
  )
}

test('a refund takes the tokens back in its share, however often its events arrive', async () => {
  const platform = await startTestPlatform()
  const { stripe } = platform.services
  const key = await platform.trialKey()
  await buy(platform, key)
  const payment = await paymentOf(platform)
  await stripe.refunds.create({ payment_intent: payment, amount: 1250 })
  await becomes(platform, key, trial + pack * 0.75)
  await stripe.refunds.create({ payment_intent: payment, amount: 1250 })
  await becomes(platform, key, trial + pack * 0.5)
  // Events of earlier states say less than the provider does now.
  for (const amount of [1250, 0, 5000])
    for (let times = 0; times < 2; times++) {
      const old = event('charge.refunded', { payment_intent: payment, amount_refunded: amount })
      expect((await webhook(platform, old)).status).toBe(200)
    }
  expect(await balanceOf(platform, key)).toBe(trial + pack * 0.5)
  expect(await owed(platform)).toEqual([])
  expect(await checkLedger(platform.database)).toEqual([])
})

test('a refund that fails afterwards gives the tokens back', async () => {
  const platform = await startTestPlatform()
  const { stripe } = platform.services
  const key = await platform.trialKey()
  await buy(platform, key)
  const payment = await paymentOf(platform)
  const { id } = await stripe.refunds.create({ payment_intent: payment, amount: 2500 })
  await stripe.refunds.create({ payment_intent: payment, amount: 1250 })
  await becomes(platform, key, trial + pack * 0.25)
  await stripe.rawRequest('POST', `/v1/test_helpers/refunds/${id}/fail`, {})
  await becomes(platform, key, trial + pack * 0.75)
  expect(await checkLedger(platform.database)).toEqual([])
})

test('what was used before the refund is a debt, which the next purchase pays', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  await buy(platform, key)
  await spend(platform, key, trial + 400_000_000)
  await platform.services.stripe.refunds.create({ payment_intent: await paymentOf(platform) })
  await becomes(platform, key, 0)
  expect(await owed(platform)).toEqual([400_000_000])
  const { page } = await checkout(platform, key)
  await pay(page)
  await becomes(platform, key, 600_000_000)
  expect(await owed(platform)).toEqual([])
  expect(await checkLedger(platform.database)).toEqual([])
})

test('a dispute holds the tokens until it is won', async () => {
  const platform = await startTestPlatform()
  const { stripe } = platform.services
  const key = await platform.trialKey()
  const { page } = await checkout(platform, key)
  await pay(page, { number: '4000000000000259' })
  const [dispute] = await eventually(
    async () => (await stripe.disputes.list()).data,
    (disputes) => disputes.length > 0,
  )
  await becomes(platform, key, trial)
  const evidence = { evidence: { uncategorized_text: 'winning_evidence' }, submit: true }
  await stripe.disputes.update(dispute?.id ?? '', evidence)
  await becomes(platform, key, trial + pack)
  expect(await checkLedger(platform.database)).toEqual([])
})

test('two disputes of one payment count separately', async () => {
  const platform = await startTestPlatform()
  const { stripe } = platform.services
  const key = await platform.trialKey()
  await buy(platform, key)
  const payment = await paymentOf(platform)
  const dispute = (amount: number) =>
    stripe.rawRequest('POST', '/v1/test_helpers/disputes', {
      payment_intent: payment,
      amount: String(amount),
    })
  const { id } = await dispute(2500)
  await dispute(1250)
  await becomes(platform, key, trial + pack * 0.25)
  const evidence = { evidence: { uncategorized_text: 'winning_evidence' }, submit: true }
  await stripe.disputes.update(String(id), evidence)
  await becomes(platform, key, trial + pack * 0.75)
  expect(await checkLedger(platform.database)).toEqual([])
})

test('a refund of a payment that is not ours is accepted and changes nothing', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const refund = event('charge.refunded', { payment_intent: 'pi_other', amount_refunded: 100 })
  expect((await webhook(platform, refund)).status).toBe(200)
  expect(await balanceOf(platform, key)).toBe(trial)
})

test('a payment that arrives later than its checkout is credited once', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const { session: id } = await checkout(platform, key)
  const session = await platform.services.stripe.checkout.sessions.retrieve(id)
  const completed = { ...session, status: 'complete', payment_intent: 'pi_later' }
  expect((await webhook(platform, paymentEvent({ ...completed, payment_status: 'unpaid' }))).status).toBe(200)
  expect(await balanceOf(platform, key)).toBe(trial)
  const paid = { ...completed, payment_status: 'paid' }
  await webhook(platform, event('checkout.session.async_payment_succeeded', paid))
  await webhook(platform, event('checkout.session.async_payment_succeeded', paid))
  expect(await balanceOf(platform, key)).toBe(trial + pack)
})

test('money for a key that was revoked in between goes back', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const { page } = await checkout(platform, key)
  await platform.database.query('update api_keys set revoked_at = now()')
  expect((await pay(page, good)).status).toBe(303)
  const refunds = async () => {
    const { data } = await platform.services.stripe.events.list()
    return data.filter(({ type }) => type === 'charge.refunded').map(({ data: { object } }) => object)
  }
  expect(await eventually(refunds, (list) => list.length > 0)).toMatchObject([
    { amount: 5000, amount_refunded: 5000 },
  ])
  expect(await platform.database.query('select id from receipts')).toEqual([])
})

test.each([
  ['nothing', { amount_total: 0 }],
  ['less than its price', { amount_total: 4999 }],
  ['a negative amount', { amount_total: -5000 }],
  ['another currency', { currency: 'eur' }],
  ['an unknown price', { metadata: { price_id: 'price_unknown', quantity: '1' } }],
  ['more packs than were paid', { metadata: { price_id: 'price_standard_1b', quantity: '1000000000' } }],
  ['an unknown key', { client_reference_id: 'key_unknown' }],
])('a payment of %s is not credited, and its event is not sent again', async (_, change) => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const { session: id } = await checkout(platform, key)
  const session = await platform.services.stripe.checkout.sessions.retrieve(id)
  const paid = { ...session, status: 'complete', payment_status: 'paid', ...change }
  expect((await webhook(platform, paymentEvent(paid))).status).toBe(200)
  expect(await balanceOf(platform, key)).toBe(trial)
  expect(await platform.database.query('select id from receipts')).toEqual([])
})
