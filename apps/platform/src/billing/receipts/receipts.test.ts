import { expect, test } from 'vitest'

import { balanceOf, eventually, startTestPlatform } from '../../platform.test-support.ts'
import {
  buy,
  checkout,
  good,
  pack,
  pay,
  paymentEvent,
  trial,
  webhook,
} from '../checkout/money.test-support.ts'
import { receiptResponse, receiptsResponse } from './schemas.ts'

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
