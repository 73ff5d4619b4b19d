import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { startTestStandIns } from '../stand-ins.test-support.ts'

const addresses = { success_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' }
const form = { email: 'ada@example.org', number: '4242424242424242', expiry: '12/34', code: '123' }
const asksOwner = { ...form, number: '4000002760003184' }

/** Opens an address, or sends a form to it. */
async function read(url: string, language: string, fields?: Record<string, string>): Promise<string> {
  const body = fields && { method: 'POST', body: new URLSearchParams(fields) }
  const response = await fetch(url.replace('localhost', '127.0.0.1'), {
    headers: { 'accept-language': language },
    ...body,
  })
  return response.text()
}

const codes = localeTable.map(({ code }) => code)

/** The locales in which a page says that it is in their language, and has words that it has in no other. */
async function languagesOf(open: (code: string) => Promise<string>): Promise<string[]> {
  const pages = await Promise.all(codes.map(open))
  const words = pages.map((page) => /<main>[\s\S]*<\/main>/.exec(page)?.[0].replaceAll(/<[^>]*>|\d|\s/g, ''))
  return codes.filter(
    (code, index) =>
      pages[index]?.includes(`<html lang="${code}">`) &&
      words.filter((one) => one === words[index]).length === 1,
  )
}

test('the payment page has the words of every language, with the faults of its fields and the refusals', async () => {
  const { stripe, url } = await startTestStandIns()
  const { url: page } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_standard_1b', quantity: 1 }],
    billing_address_collection: 'required',
    ...addresses,
  })
  const payment = page ?? ''
  expect(await languagesOf((code) => read(payment, code))).toEqual(codes)
  expect(
    await languagesOf((code) => read(payment, code, { email: '', number: '', expiry: '', code: '' })),
  ).toEqual(codes)
  expect(await languagesOf((code) => read(payment, code, { ...form, number: '4000000000000002' }))).toEqual(
    codes,
  )
  expect(await languagesOf((code) => read(payment, code, asksOwner))).toEqual(codes)
  expect(await languagesOf((code) => read(payment, code, { ...asksOwner, confirmation: 'no' }))).toEqual(
    codes,
  )
  expect(await languagesOf((code) => read(`${url}/c/pay/none`, code))).toEqual(codes)
})

test('the portal is in the language that the shop has asked for, whatever the browser prefers', async () => {
  const { stripe, url } = await startTestStandIns()
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.org' })
  const open = async (code: string, fields?: Record<string, string>) => {
    const { url: page } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: addresses.success_url,
      locale: code as 'de',
    })
    return read(`${page}?form=card`, 'fr', fields)
  }
  expect(await languagesOf((code) => open(code))).toEqual(codes)
  expect(await languagesOf((code) => open(code, { ...form, number: '1' }))).toEqual(codes)
  expect(await languagesOf((code) => read(`${url}/p/session/none`, code))).toEqual(codes)
})

test('the page of an invoice has the words of every language', async () => {
  const { stripe, url } = await startTestStandIns()
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.org' })
  const { id } = await stripe.invoices.create({ customer, currency: 'usd', auto_advance: false })
  await stripe.invoiceItems.create({ customer, invoice: id, pricing: { price: 'price_standard_1b' } })
  const { hosted_invoice_url: page } = await stripe.invoices.finalizeInvoice(id)
  expect(await languagesOf((code) => read(page ?? '', code))).toEqual(codes)
  expect(await languagesOf((code) => read(`${url}/i/in_none`, code))).toEqual(codes)
})
