import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { startTestStandIns, type TestStandIns } from '../stand-ins.test-support.ts'

const form = { email: 'ada@example.org', number: '4242424242424242', expiry: '12/34', code: '123' }
const addresses = { success_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' }
const onThisHost = (url: string | null | undefined) => (url ?? '').replace('localhost', '127.0.0.1')

const send = (url: string | null | undefined, fields: object) =>
  fetch(onThisHost(url), {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...fields }),
    redirect: 'manual',
  })

/** Buys two packs and returns the invoice of the purchase. */
async function purchase({ stripe }: TestStandIns, buyer: object, customer?: string) {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customer ?? (await stripe.customers.create({})).id,
    line_items: [{ price: 'price_standard_1b', quantity: 2 }],
    invoice_creation: { enabled: true },
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    customer_update: { address: 'auto', name: 'auto' },
    tax_id_collection: { enabled: true },
    ...addresses,
  })
  expect((await send(session.url, buyer)).status).toBe(303)
  const { invoice } = await stripe.checkout.sessions.retrieve(session.id)
  return stripe.invoices.retrieve(invoice as string)
}

const buyers = {
  german: {
    name: 'Größe & Söhne',
    line1: 'Straße 1',
    city: 'Köln',
    postal_code: '50667',
    country: 'DE',
    tax_id: 'DE123456789',
  },
  japanese: {
    name: '検索株式会社',
    line1: '千代田1-1',
    city: '東京',
    postal_code: '100-0001',
    country: 'JP',
  },
  korean: { name: '검색 주식회사', line1: '종로 1', city: '서울', postal_code: '03154', country: 'KR' },
  russian: { name: 'Поиск и Ко', line1: 'Main St 1', city: 'Boston', postal_code: '02110', country: 'US' },
}

test.each(Object.entries(buyers))(
  'the PDF of a %s buyer has every letter, and says that it is a sample',
  async (_, buyer) => {
    const standIns = await startTestStandIns()
    const invoice = await purchase(standIns, buyer)
    const response = await fetch(onThisHost(invoice.invoice_pdf))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const { text } = await extractText(pdf, { mergePages: true })
    const letters = text.normalize('NFKC').replaceAll(/\s/g, '')
    for (const part of ['SAMPLE', 'Nomoneymoved', invoice.number ?? '', '$100.00', buyer.name, buyer.city])
      expect(letters).toContain(part.normalize('NFKC').replaceAll(/\s/g, ''))
  },
)

test('an invoice has the tax of the country, the buyer, and a page', async () => {
  const standIns = await startTestStandIns()
  const invoice = await purchase(standIns, buyers.german)
  expect(invoice).toMatchObject({
    status: 'paid',
    subtotal: 10_000,
    total: 11_900,
    amount_paid: 11_900,
    total_taxes: [{ amount: 1900 }],
    customer_name: 'Größe & Söhne',
    customer_address: { country: 'DE', city: 'Köln' },
    customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
  })
  const page = await (await fetch(onThisHost(invoice.hosted_invoice_url))).text()
  for (const part of ['no money moves', 'Größe &amp; Söhne', '$119.00', 'Paid in full'])
    expect(page).toContain(part)
  expect((await fetch(`${standIns.url}/i/in_none`)).status).toBe(404)
  expect((await fetch(`${standIns.url}/i/in_none/pdf`)).status).toBe(404)
})

test('the portal changes card, address and tax id, shows the invoices, and ends after an hour', async () => {
  let time = Date.parse('2026-05-01T12:00:00Z')
  const standIns = await startTestStandIns({ now: () => new Date(time) })
  const { stripe } = standIns
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.org' })
  const invoice = await purchase(standIns, buyers.german, customer)
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: addresses.success_url })
  const read = async () => (await fetch(onThisHost(url))).text()
  for (const part of [invoice.number, invoice.invoice_pdf, 'value="DE123456789"', 'No card is saved'])
    expect(await read()).toContain(part)

  expect((await send(`${url}?form=card`, { number: '1' })).status).toBe(422)
  expect((await send(`${url}?form=card`, {})).status).toBe(303)
  expect(await read()).toContain('visa ending in 4242')
  expect((await send(`${url}?form=buyer`, { ...buyers.japanese, tax_id: '1234567890123' })).status).toBe(303)
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    name: '検索株式会社',
    address: { country: 'JP' },
  })
  const taxIds = (await stripe.customers.listTaxIds(customer)).data
  expect(taxIds.map(({ type, value }) => [type, value])).toEqual([['jp_cn', '1234567890123']])
  // What was invoiced stays as it was.
  expect((await stripe.invoices.retrieve(invoice.id)).customer_name).toBe('Größe & Söhne')

  time += 3_601_000
  expect((await fetch(onThisHost(url))).status).toBe(404)
})

test('an invoice that a saved card refuses stays open until it is void, and is paid once', async () => {
  const standIns = await startTestStandIns()
  const { stripe } = standIns
  const { id: customer } = await stripe.customers.create({})
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: addresses.success_url })
  const cardOf = async (number: string) => {
    await send(`${url}?form=card`, { number })
    const found = await stripe.customers.retrieve(customer)
    if (found.deleted === true) throw new Error('The customer was deleted.')
    return found.invoice_settings.default_payment_method as string
  }
  const open = async () => {
    const { id } = await stripe.invoices.create({ customer, currency: 'usd', auto_advance: false })
    await stripe.invoiceItems.create({ customer, invoice: id, pricing: { price: 'price_standard_1b' } })
    await stripe.invoices.finalizeInvoice(id)
    return id
  }
  const refused = await open()
  const payment_method = await cardOf('4000000000000341')
  await expect(stripe.invoices.pay(refused, { payment_method, off_session: true })).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  })
  expect((await stripe.invoices.retrieve(refused)).status).toBe('open')
  expect((await stripe.invoices.voidInvoice(refused)).status).toBe('void')
  const paid = await open()
  const good = { payment_method: await cardOf('4242424242424242'), off_session: true }
  const twice = await Promise.allSettled([stripe.invoices.pay(paid, good), stripe.invoices.pay(paid, good)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const invoice = await stripe.invoices.retrieve(paid, { expand: ['payments'] })
  const payment = invoice.payments?.data[0]?.payment.payment_intent as string
  expect(await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] })).toMatchObject({
    latest_charge: { payment_method_details: { card: { brand: 'visa', last4: '4242' } } },
  })
})

test('a deleted customer leaves its invoices without a person', async () => {
  const standIns = await startTestStandIns()
  const { stripe } = standIns
  const { id: customer } = await stripe.customers.create({})
  const { id } = await purchase(standIns, buyers.german, customer)
  await stripe.customers.del(customer)
  expect(await stripe.invoices.retrieve(id)).toMatchObject({
    customer_name: null,
    customer_address: null,
    total: 11_900,
  })
  expect(JSON.stringify(await stripe.events.list())).not.toContain('Köln')
})
