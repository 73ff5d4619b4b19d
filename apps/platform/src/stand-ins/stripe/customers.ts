import { z } from 'zod'

import type { Outcome } from './idempotency.ts'
import {
  eventChange,
  newId,
  seconds,
  type Customer,
  type Invoice,
  type Session,
  type StripeChange,
  type StripeStore,
  type TaxId,
} from './objects.ts'
import { invalid, missing } from './stripe-error.ts'

export const customerForm = z.object({
  email: z.email().optional(),
  name: z.string().max(256).optional(),
  invoice_settings: z.object({ default_payment_method: z.string() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
})

export const newCustomer = (form: z.infer<typeof customerForm>, at: Date): Customer => ({
  id: newId('cus'),
  object: 'customer',
  created: seconds(at),
  livemode: false,
  email: form.email ?? null,
  name: form.name ?? null,
  address: null,
  invoice_settings: { default_payment_method: null },
  metadata: form.metadata ?? {},
})

/** Returns a customer that can be used; undefined for an unknown or deleted one. */
export function liveCustomer(store: StripeStore, id: string): Customer | undefined {
  const customer = store.get('customers', id)
  return customer === undefined || 'deleted' in customer ? undefined : customer
}

/** Changes what is given of a customer, and records the event that announces it. */
export function updateCustomer(
  store: StripeStore,
  id: string,
  form: z.infer<typeof customerForm>,
  at: Date,
): Outcome {
  const customer = liveCustomer(store, id)
  if (customer === undefined) throw missing('customer', id)
  const method = form.invoice_settings?.default_payment_method
  if (method !== undefined && store.get('payment_methods', method)?.customer !== id)
    throw invalid(`The customer does not have a payment method with the ID ${method}.`)
  const changed: Customer = {
    ...customer,
    email: form.email ?? customer.email,
    name: form.name ?? customer.name,
    metadata: { ...customer.metadata, ...form.metadata },
    ...(method !== undefined && { invoice_settings: { default_payment_method: method } }),
  }
  return { status: 200, body: changed, changes: customerChanges(changed, at) }
}

/** Stores a customer, and records the event that announces it. */
export const customerChanges = (customer: Customer, at: Date): StripeChange[] => [
  ['customers', customer.id, customer],
  eventChange('customer.updated', customer, at),
]

/** Returns the tax ids of a customer. */
export const taxIdsOf = (store: StripeStore, customer: string): TaxId[] =>
  store.all('tax_ids').filter((one) => one.customer === customer)

const anonymous = (invoice: Invoice): Invoice => ({
  ...invoice,
  customer_name: null,
  customer_email: null,
  customer_address: null,
  customer_tax_ids: [],
})

const withoutEmail = (session: Session): Session => ({ ...session, customer_details: null })

/** Deletes a customer: saved cards and open payment pages end, payments stay without an e-mail address. */
export function deleteCustomer(store: StripeStore, id: string): StripeChange[] {
  const isOfCustomer = ({ customer }: { customer: string | null }) => customer === id
  const sessions = store.all('sessions').filter(isOfCustomer)
  const methods = store.all('payment_methods').filter(isOfCustomer)
  const events = store
    .all('events')
    .filter(({ event: { data } }) => 'customer' in data.object && isOfCustomer(data.object))
  const updates = store
    .all('events')
    .filter(({ event: { data } }) => data.object.object === 'customer' && data.object.id === id)
  return [
    ['customers', id, { id, object: 'customer', deleted: true }],
    ...taxIdsOf(store, id).map((one): StripeChange => ['tax_ids', one.id, null]),
    // What was sold stays, without the person.
    ...store
      .all('invoices')
      .filter((invoice) => invoice.customer === id)
      .map((invoice): StripeChange => ['invoices', invoice.id, anonymous(invoice)]),
    ...sessions.map((session): StripeChange => {
      const status = session.status === 'open' ? 'expired' : session.status
      return ['sessions', session.id, { ...withoutEmail(session), status, url: null }]
    }),
    ...methods.flatMap((method): StripeChange[] => [
      ['payment_methods', method.id, null],
      ['behaviours', method.id, null],
    ]),
    ...store
      .all('setup_intents')
      .filter(isOfCustomer)
      .map((setup): StripeChange => ['setup_intents', setup.id, null]),
    ...updates.map(({ event }): StripeChange => ['events', event.id, null]),
    ...events.map((stored): StripeChange => {
      const { object } = stored.event.data
      const left =
        object.object === 'checkout.session'
          ? withoutEmail(object)
          : object.object === 'invoice'
            ? anonymous(object)
            : object
      return ['events', stored.event.id, { ...stored, event: { ...stored.event, data: { object: left } } }]
    }),
  ]
}
