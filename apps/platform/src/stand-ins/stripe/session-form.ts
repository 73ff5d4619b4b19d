import { z } from 'zod'

import { prices } from './catalog.ts'
import { newId, seconds, type Session } from './objects.ts'
import { invalid } from './stripe-error.ts'

const flag = z.stringbool()

const common = {
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().optional(),
  customer: z.string().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
  billing_address_collection: z.enum(['auto', 'required']).default('auto'),
  automatic_tax: z.object({ enabled: flag }).default({ enabled: false }),
  tax_id_collection: z.object({ enabled: flag }).default({ enabled: false }),
  customer_update: z
    .object({ address: z.literal('auto'), name: z.literal('auto') })
    .partial()
    .optional(),
}

/** The parameters of a new checkout session, by its mode. */
export const sessionForm = z.discriminatedUnion('mode', [
  z.object({
    ...common,
    mode: z.literal('payment'),
    invoice_creation: z.object({ enabled: flag }).default({ enabled: false }),
    line_items: z.object({
      '0': z.object({ price: z.string(), quantity: z.coerce.number().int().min(1).max(99).default(1) }),
    }),
  }),
  z.object({ ...common, mode: z.literal('setup'), currency: z.string().length(3) }),
])

/** A new session; its page lies at `address`. The tax is added when the country is known. Throws a 400 for an unknown price. */
export function newSession(form: z.infer<typeof sessionForm>, address: string, at: Date): Session {
  const id = newId('cs_test')
  const base = {
    id,
    object: 'checkout.session',
    created: seconds(at),
    livemode: false,
    status: 'open',
    url: `${address}/c/pay/${id}`,
    success_url: form.success_url,
    cancel_url: form.cancel_url,
    client_reference_id: form.client_reference_id ?? null,
    metadata: form.metadata,
    customer: form.customer ?? null,
    setup_intent: null,
    payment_intent: null,
    customer_details: null,
    invoice: null,
    billing_address_collection: form.billing_address_collection,
    automatic_tax: form.automatic_tax,
    tax_id_collection: form.tax_id_collection,
    invoice_creation: form.mode === 'payment' ? form.invoice_creation : { enabled: false },
  } as const
  if (form.mode === 'setup') {
    return {
      ...base,
      mode: 'setup',
      payment_status: 'no_payment_required',
      amount_subtotal: null,
      amount_total: null,
      currency: form.currency,
      line_items: [],
    }
  }
  const item = form.line_items['0']
  const price = prices.find(({ id: priceId }) => priceId === item.price)
  if (price === undefined) throw invalid(`No such price: '${item.price}'`)
  return {
    ...base,
    mode: 'payment',
    payment_status: 'unpaid',
    amount_subtotal: price.unit_amount * item.quantity,
    amount_total: price.unit_amount * item.quantity,
    currency: price.currency,
    line_items: [item],
  }
}
