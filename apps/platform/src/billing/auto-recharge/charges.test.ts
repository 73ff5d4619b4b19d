import { beforeEach, describe, expect, test } from 'vitest'

import { companyFetch } from '../../kernel/outgoing/company-fetch.ts'
import { keyIdOf } from '../../keys/keys.ts'
import { balanceOf, eventually, startTestPlatform } from '../../platform.test-support.ts'
import {
  cards,
  metadataOf,
  pack,
  pay,
  setupPage,
  spend,
  subjectsTo,
  trial,
} from '../checkout/money.test-support.ts'
import { createStripe } from '../checkout/stripe.ts'
import { receiptsResponse } from '../receipts/schemas.ts'
import { openCharge } from './charges.ts'
import { payCharge } from './pay-charge.ts'
import { charges, look, recharging, saveCard, settled } from './recharge.test-support.ts'
import { rechargeDueKeys } from './recharge.ts'

const hour = 3_600_000
const start = Date.parse('2026-05-10T12:00:00Z')
let time = start
beforeEach(() => {
  time = start
})

const startPlatform = () => startTestPlatform({}, { now: () => new Date(time) })

describe('auto-recharge', () => {
  test('buys one pack when usage takes the balance below the threshold, and not again within the hour', async () => {
    const platform = await startPlatform()
    const key = await recharging(platform, cards.pays, { threshold: String(trial) })
    expect(await balanceOf(platform, key)).toBe(trial)
    await platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'a few words' }, key)
    await settled(platform, key, trial - 3 + pack)
    expect(await metadataOf(platform, key)).toMatchObject({
      auto_recharge: true,
      auto_recharge_threshold: trial,
      auto_recharge_price_id: 'price_standard_1b',
      auto_recharge_card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
      auto_recharge_taken_this_month: 5000,
      auto_recharge_last_attempt: { at: new Date(start).toISOString(), outcome: 'paid', detail: null },
    })
    expect(await subjectsTo(platform, 'owner@example.org')).toEqual(['Receipt: Standard pack'])

    await spend(platform, key, pack)
    await look(platform)
    expect(await balanceOf(platform, key)).toBe(trial - 3)
    expect((await metadataOf(platform, key))['auto_recharge_next_attempt']).toBe(
      new Date(start + hour).toISOString(),
    )
    time += hour
    await look(platform)
    await settled(platform, key, trial - 3 + pack)
    expect(await charges(platform, key)).toEqual(['paid', 'paid'])
  })

  test('a declined card is retried at growing intervals with mails, paused after five refusals, and replaced by another card', async () => {
    const platform = await startPlatform()
    const key = await recharging(platform, cards.declinesLater)
    await spend(platform, key, 1)
    await eventually(
      () => charges(platform, key),
      (states) => states[0] === 'refused',
    )
    const wait = async () =>
      Date.parse((await metadataOf(platform, key))['auto_recharge_next_attempt'] as string) - time
    for (const hours of [1, 2, 4, 8]) {
      expect(await wait()).toBe(hours * hour)
      time += hours * hour - 1
      await look(platform)
      expect(await wait()).toBe(1)
      time += 1
      await look(platform)
    }
    expect(await metadataOf(platform, key)).toMatchObject({
      auto_recharge_paused: true,
      auto_recharge_next_attempt: null,
      auto_recharge_taken_this_month: 0,
      auto_recharge_last_attempt: {
        at: new Date(time).toISOString(),
        outcome: 'refused',
        detail: 'card_declined',
      },
    })
    time += 100 * hour
    await look(platform)
    expect(await charges(platform, key)).toEqual(Array.from({ length: 5 }, () => 'refused'))
    expect(await subjectsTo(platform, 'owner@example.org')).toEqual([
      'Auto-recharge failed',
      'Auto-recharge has stopped',
    ])
    expect(await balanceOf(platform, key)).toBe(trial - 1)
    await saveCard(platform, key, cards.pays)
    await settled(platform, key, trial - 1 + pack)
  })

  test('a card whose bank requires its owner is refused without the owner', async () => {
    const platform = await startPlatform()
    const key = await recharging(platform, cards.asksOwner)
    await spend(platform, key, 1)
    const metadata = await eventually(
      () => metadataOf(platform, key),
      ({ auto_recharge_last_attempt: last }) =>
        (last as { outcome: string } | null | undefined)?.outcome === 'refused',
    )
    expect(metadata['auto_recharge_last_attempt']).toMatchObject({
      detail: 'authentication_required',
    })
  })

  test('the monthly cap stops purchases until the next month, or until it is raised', async () => {
    const platform = await startPlatform()
    const key = await recharging(platform, cards.pays, { threshold: trial, monthly_cap: 9000 })
    await spend(platform, key, 1)
    await settled(platform, key, trial - 1 + pack)
    await spend(platform, key, pack)
    time += hour
    for (let again = 0; again < 3; again++) await look(platform)
    expect(await metadataOf(platform, key)).toMatchObject({
      auto_recharge_next_attempt: '2026-06-01T00:00:00.000Z',
      auto_recharge_last_attempt: { outcome: 'monthly_cap' },
    })
    expect(await charges(platform, key)).toEqual(['paid'])
    expect(
      (await subjectsTo(platform, 'owner@example.org')).filter((text) => text.includes('monthly cap')),
    ).toHaveLength(1)

    const raised = await platform.post(
      `/api/v1/auto_recharge/settings?threshold=${trial}&monthly_cap=10000`,
      {},
      key,
    )
    expect(await raised.json()).toMatchObject({ auto_recharge: true, auto_recharge_monthly_cap: 10_000 })
    await settled(platform, key, trial - 1 + pack)
    await spend(platform, key, pack)
    time = Date.parse('2026-06-01T00:00:00Z')
    await look(platform)
    await settled(platform, key, trial - 1 + pack)
    expect((await metadataOf(platform, key))['auto_recharge_taken_this_month']).toBe(5000)
  })

  test('a killed process charges once, whether it was killed before or after the provider charged the card', async () => {
    const platform = await startPlatform()
    const { stripe } = platform.services
    for (const isTaken of [false, true]) {
      const key = await recharging(platform, cards.pays)
      const keyId = (await keyIdOf(platform.database, key)) ?? ''
      // The balance falls and the charge is recorded; the process ends before it gets the response.
      await platform.database.query(`update auto_recharges set threshold = $2 where key_id = $1`, [
        keyId,
        trial + 1,
      ])
      const charge = await platform.database.transaction((sql) => openCharge(sql, keyId, new Date(time)))
      if (charge === undefined) throw new Error('A charge was due.')
      // Settings that are changed in between do not change the retried charge.
      await platform.database.query(`update auto_recharges set email = 'changed@example.org'`)
      if (isTaken) await payCharge(stripe, charge, platform.services.config.stripe)
      await Promise.all([look(platform), look(platform)])
      await settled(platform, key, trial + pack)
      expect(await charges(platform, key)).toEqual(['paid'])
    }
    const events = (await stripe.events.list()).data
    expect(events.filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(2)
    expect(events.filter(({ type }) => type === 'invoice.paid')).toHaveLength(2)
  })

  test('a charge without a response from the provider is retried with the same idempotency key', async () => {
    const platform = await startPlatform()
    const key = await recharging(platform, cards.pays)
    await platform.database.query('update auto_recharges set threshold = $1', [trial + 1])
    await rechargeDueKeys(
      platform.services,
      createStripe({ url: 'http://127.0.0.1:1', secretKey: 'sk_test_local' }, companyFetch({ seconds: 10 })),
      null,
    )
    expect(await metadataOf(platform, key)).toMatchObject({
      auto_recharge_next_attempt: new Date(start + 60_000).toISOString(),
      auto_recharge_last_attempt: { outcome: 'unreachable' },
    })
    time += 60_000
    await look(platform)
    await settled(platform, key, trial + pack)
    expect(await charges(platform, key)).toEqual(['paid'])
  })

  test('a charge is an invoice with tax, which its receipt links to; that of a refused card is void', async () => {
    const platform = await startTestPlatform({ STRIPE_AUTOMATIC_TAX: 'on' }, { now: () => new Date(time) })
    const { stripe } = platform.services
    const key = await platform.trialKey('user:ada')
    const page = await setupPage(platform, key, { threshold: trial })
    const buyer = { name: 'Müller GmbH', line1: 'Hauptstr. 1', city: 'Berlin', postal_code: '10115' }
    await pay(page, { ...buyer, country: 'DE', tax_id: 'DE123456789' })
    await eventually(
      () => metadataOf(platform, key),
      ({ auto_recharge: isOn }) => isOn === true,
    )
    await spend(platform, key, 1)
    await settled(platform, key, trial - 1 + pack)
    const { records } = receiptsResponse.parse(
      await (await platform.get('/api/v1/account/receipts', 'user:ada')).json(),
    )
    expect(records).toMatchObject([
      {
        kind: 'auto_recharge',
        amount: 5950,
        invoice: {
          tax: 950,
          buyer: {
            name: 'Müller GmbH',
            address: { line1: 'Hauptstr. 1', postal_code: '10115', city: 'Berlin', country: 'DE' },
            tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
          },
          payment_method: { brand: 'visa', last4: '4242' },
        },
      },
    ])
    const invoice = await stripe.invoices.retrieve(records[0]?.invoice?.id ?? '')
    expect(invoice).toMatchObject({ status: 'paid', metadata: { price_id: 'price_standard_1b' } })

    const refused = await recharging(platform, cards.declinesLater)
    await spend(platform, refused, 1)
    await eventually(
      () => charges(platform, refused),
      (states) => states[0] === 'refused',
    )
    const events = (await stripe.events.list()).data
    const failed = events.filter(({ type }) => type === 'invoice.payment_failed')
    const ids = failed.map(({ data }) => (data.object as { id: string }).id)
    expect(ids).toHaveLength(1)
    expect((await stripe.invoices.retrieve(ids[0] ?? '')).status).toBe('void')
  })

  test('a card that is replaced in the customer portal is charged from then on, also after refusals', async () => {
    const platform = await startPlatform()
    const key = await recharging(platform, cards.declinesLater)
    await spend(platform, key, 1)
    await eventually(
      () => charges(platform, key),
      (states) => states[0] === 'refused',
    )
    const response = await platform.post(
      '/api/v1/billing_portal_session',
      { return_url: 'http://localhost:3000/' },
      key,
    )
    const { url } = (await response.json()) as { url: string }
    const page = url.replace('localhost', '127.0.0.1')
    expect((await pay(`${page}?form=card`, { number: '5555555555554444' })).status).toBe(303)
    await settled(platform, key, trial - 1 + pack)
    expect(await metadataOf(platform, key)).toMatchObject({
      auto_recharge_card: { brand: 'mastercard', last4: '4444' },
    })
  })
})
