import { brand } from '@search-foundation/content/brand'
import { z } from 'zod'

import { prices, products } from './catalog.ts'
import { chargeForm, chargeSavedCard } from './charge-saved-card.ts'
import { liveCustomer, taxIdsOf } from './customers.ts'
import type { Outcome } from './idempotency.ts'
import {
  eventChange,
  newId,
  seconds,
  type Address,
  type Customer,
  type Invoice,
  type StripeChange,
  type StripeStore,
} from './objects.ts'
import { invalid, missing } from './stripe-error.ts'

/** The company that sells, as its account at the provider names it. */
const account = { account_name: brand.legalName, account_country: 'US' } as const

/** Sample rates of the automatic tax, in percent. Other countries have none. */
const taxRates: Readonly<Record<string, number>> = { DE: 19, ES: 21, FR: 20, GB: 20, IT: 22, JP: 10, KR: 10 }

/** Returns the tax on an amount in a country, which is added to it. Minor units (cents). */
export const taxOn = (amount: number, country: string | undefined): number =>
  Math.round((amount * (taxRates[country ?? ''] ?? 0)) / 100)

export const invoiceForm = z.object({
  customer: z.string(),
  currency: z.string().length(3),
  collection_method: z.literal('charge_automatically').optional(),
  auto_advance: z
    .literal('false', 'Only invoices that are finalized by a call are possible here.')
    .optional(),
  automatic_tax: z.object({ enabled: z.stringbool() }).default({ enabled: false }),
  pending_invoice_items_behavior: z.literal('exclude').optional(),
  metadata: z.record(z.string(), z.string()).default({}),
})
export const invoiceItemForm = z.object({
  customer: z.string(),
  invoice: z.string(),
  pricing: z.object({ price: z.string() }),
  quantity: z.coerce.number().int().min(1).default(1),
})
export const finalizeForm = z.object({ auto_advance: z.literal('false').optional() })
export const payForm = z.object({ payment_method: z.string(), off_session: z.literal('true') })

const listIn = <Item>(id: string, name: string, data: Item[]) => ({
  object: 'list' as const,
  has_more: false as const,
  url: `/v1/invoices/${id}/${name}`,
  data,
})

export function newInvoice(store: StripeStore, form: z.infer<typeof invoiceForm>, at: Date): Invoice {
  const customer = liveCustomer(store, form.customer)
  if (customer === undefined) throw invalid(`No such customer: '${form.customer}'`)
  const id = newId('in')
  return {
    id,
    object: 'invoice',
    created: seconds(at),
    livemode: false,
    status: 'draft',
    number: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    currency: form.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_address: customer.address,
    customer_tax_ids: [],
    ...account,
    automatic_tax: form.automatic_tax,
    lines: listIn(id, 'lines', []),
    subtotal: 0,
    total: 0,
    total_excluding_tax: 0,
    total_taxes: [],
    amount_due: 0,
    amount_paid: 0,
    amount_remaining: 0,
    metadata: form.metadata,
    payments: listIn(id, 'payments', []),
    status_transitions: { finalized_at: null, paid_at: null },
  }
}

/** Adds packs to a draft. Throws a 400 for an unknown price. */
export function withLine(invoice: Invoice, priceId: string, quantity: number): Invoice {
  const price = prices.find(({ id }) => id === priceId)
  if (price === undefined) throw invalid(`No such price: '${priceId}'`)
  const description = products.find(({ id }) => id === price.product)?.name ?? price.product
  const line = {
    id: newId('il'),
    object: 'line_item' as const,
    description,
    quantity,
    amount: price.unit_amount * quantity,
  }
  const subtotal = invoice.subtotal + line.amount
  const lines = { ...invoice.lines, data: [...invoice.lines.data, line] }
  return {
    ...invoice,
    lines,
    subtotal,
    total: subtotal,
    total_excluding_tax: subtotal,
    amount_due: subtotal,
    amount_remaining: subtotal,
  }
}

/** The number of the next invoice, in the form of the provider's. */
const nextNumber = (store: StripeStore): string =>
  `SAMPLE-${String(store.all('invoices').filter(({ number }) => number !== null).length + 1).padStart(4, '0')}`

/** Gives a draft its number, its addresses and its tax, and keeps who the buyer was. */
export function finalized(
  store: StripeStore,
  draft: Invoice,
  buyer: Pick<Customer, 'email' | 'name'> & { address: Address | null; taxIds: Invoice['customer_tax_ids'] },
  options: { address: string; at: Date },
): Invoice {
  const { address, at } = options
  const tax = draft.automatic_tax.enabled ? taxOn(draft.subtotal, buyer.address?.country) : 0
  const total = draft.subtotal + tax
  const url = `${address}/i/${draft.id}`
  return {
    ...draft,
    status: 'open',
    number: nextNumber(store),
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    customer_email: buyer.email,
    customer_name: buyer.name,
    customer_address: buyer.address,
    customer_tax_ids: buyer.taxIds,
    total,
    total_taxes: tax === 0 ? [] : [{ amount: tax, tax_behavior: 'exclusive' }],
    amount_due: total,
    amount_remaining: total,
    status_transitions: { finalized_at: seconds(at), paid_at: null },
  }
}

/** Returns an open invoice after its payment. */
export const paidInvoice = (invoice: Invoice, payment: string, at: Date): Invoice => ({
  ...invoice,
  status: 'paid',
  amount_paid: invoice.total,
  amount_remaining: 0,
  payments: {
    ...invoice.payments,
    data: [
      {
        id: newId('inpay'),
        object: 'invoice_payment',
        status: 'paid',
        payment: { type: 'payment_intent', payment_intent: payment },
      },
    ],
  },
  status_transitions: { ...invoice.status_transitions, paid_at: seconds(at) },
})

/** Returns an invoice in a state. Throws 404 for an unknown one, and 400 in another state. */
export function invoiceIn(store: StripeStore, id: string, status: Invoice['status']): Invoice {
  const invoice = store.get('invoices', id)
  if (invoice === undefined) throw missing('invoice', id)
  if (invoice.status !== status) throw invalid(`This invoice is ${invoice.status}, not ${status}.`)
  return invoice
}

const stored = (invoice: Invoice, ...more: StripeChange[]): Outcome => ({
  status: 200,
  body: invoice,
  changes: [['invoices', invoice.id, invoice], ...more],
})

export const createInvoice = (store: StripeStore, form: z.infer<typeof invoiceForm>, at: Date): Outcome =>
  stored(newInvoice(store, form, at))

export function addInvoiceItem(store: StripeStore, form: z.infer<typeof invoiceItemForm>): Outcome {
  const invoice = withLine(invoiceIn(store, form.invoice, 'draft'), form.pricing.price, form.quantity)
  const line = invoice.lines.data.at(-1)
  const body = {
    ...line,
    id: newId('ii'),
    object: 'invoiceitem',
    invoice: invoice.id,
    customer: form.customer,
  }
  return { ...stored(invoice), body }
}

export function finalizeInvoice(store: StripeStore, id: string, address: string, at: Date): Outcome {
  const draft = invoiceIn(store, id, 'draft')
  const customer = liveCustomer(store, draft.customer)
  if (customer === undefined) throw invalid(`No such customer: '${draft.customer}'`)
  const taxIds = taxIdsOf(store, customer.id).map(({ type, value }) => ({ type, value }))
  return stored(finalized(store, draft, { ...customer, taxIds }, { address, at }))
}

/** Charges a saved card for an open invoice: 200 with the invoice, or 402 with the bank's reason. */
export function payInvoice(store: StripeStore, id: string, form: z.infer<typeof payForm>, at: Date): Outcome {
  const invoice = invoiceIn(store, id, 'open')
  const { total, currency, customer } = invoice
  const order = chargeForm.parse({ ...form, amount: total, currency, customer, confirm: 'true' })
  const charged = chargeSavedCard(store, order, at)
  if (charged.status !== 200) {
    const failed = eventChange('invoice.payment_failed', invoice, at)
    return { ...charged, changes: [...charged.changes, failed] }
  }
  const { id: payment } = charged.body as { id: string }
  const paid = paidInvoice(invoice, payment, at)
  return stored(paid, ...charged.changes, eventChange('invoice.paid', paid, at))
}

/** Ends an open invoice that will not be paid. */
export const voidInvoice = (store: StripeStore, id: string): Outcome =>
  stored({ ...invoiceIn(store, id, 'open'), status: 'void', amount_remaining: 0 })
