import { randomBytes } from 'node:crypto'

import { openJournal, type Change, type Journal } from '../journal.ts'
import type { Card, CardBehaviour } from './cards.ts'

interface StripeObject {
  id: string
  object: string
  /** Seconds since 1970, as everywhere in the API. */
  created: number
  livemode: false
}

export interface Address {
  line1: string
  line2: string | null
  city: string
  postal_code: string
  state: string | null
  /** ISO 3166-1: two letters. */
  country: string
}

/** A number under which a tax office knows a company. */
export interface TaxNumber {
  /** Such as `eu_vat`. */
  type: string
  value: string
}

export interface Customer extends StripeObject {
  object: 'customer'
  email: string | null
  name: string | null
  address: Address | null
  /** The card of charges without their owner. */
  invoice_settings: { default_payment_method: string | null }
  metadata: Record<string, string>
}

export interface TaxId extends StripeObject, TaxNumber {
  object: 'tax_id'
  customer: string
}

/** Amounts are in minor units (cents). */
export interface Invoice extends StripeObject {
  object: 'invoice'
  status: 'draft' | 'open' | 'paid' | 'void'
  /** Null for a draft, as are both addresses. */
  number: string | null
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  customer_address: Address | null
  customer_tax_ids: TaxNumber[]
  account_name: string
  account_country: string
  automatic_tax: { enabled: boolean }
  lines: {
    object: 'list'
    has_more: false
    url: string
    data: { id: string; object: 'line_item'; description: string; quantity: number; amount: number }[]
  }
  subtotal: number
  total: number
  total_excluding_tax: number
  total_taxes: { amount: number; tax_behavior: 'exclusive' }[]
  amount_due: number
  amount_paid: number
  amount_remaining: number
  metadata: Record<string, string>
  payments: {
    object: 'list'
    has_more: false
    url: string
    data: {
      id: string
      object: 'invoice_payment'
      status: 'paid'
      payment: { type: 'payment_intent'; payment_intent: string }
    }[]
  }
  status_transitions: { finalized_at: number | null; paid_at: number | null }
}

/** One visit of the customer portal. */
export interface PortalSession extends StripeObject {
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  /** The language of its page; that of the browser without one. */
  locale?: string | null
}

/** What is left of a customer that was deleted. */
export interface DeletedCustomer {
  id: string
  object: 'customer'
  deleted: true
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method'
  type: 'card'
  card: Card
  customer: string | null
  billing_details: { email: string }
}

export interface SetupIntent extends StripeObject {
  object: 'setup_intent'
  status: 'succeeded'
  usage: 'off_session'
  customer: string | null
  payment_method: string
}

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent'
  status: 'succeeded' | 'requires_payment_method'
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  /** Null for a card that was typed in on the payment page. */
  payment_method: string | null
  latest_charge: string | null
  metadata: Record<string, string>
  last_payment_error: { code: string; message: string } | null
}

export interface Session extends StripeObject {
  object: 'checkout.session'
  /** `payment` takes money now; `setup` saves a card for later. */
  mode: 'payment' | 'setup'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  url: string | null
  success_url: string
  cancel_url: string
  client_reference_id: string | null
  metadata: Record<string, string>
  /** Before tax. */
  amount_subtotal: number | null
  amount_total: number | null
  automatic_tax: { enabled: boolean }
  billing_address_collection: 'auto' | 'required'
  tax_id_collection: { enabled: boolean }
  invoice_creation: { enabled: boolean }
  invoice: string | null
  currency: string
  customer: string | null
  setup_intent: string | null
  payment_intent: string | null
  customer_details: { email: string; name: string | null; address: Address | null } | null
  line_items: { price: string; quantity: number }[]
}

/** What an event can be about. */
export type EventObject = Session | PaymentIntent | Charge | Refund | Dispute | Invoice | Customer

/** The money of a payment. */
export interface Charge extends StripeObject {
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  payment_intent: string
  refunded: boolean
  payment_method_details: { type: 'card'; card: Card } | null
}

export interface Refund extends StripeObject {
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  charge: string
  status: 'succeeded' | 'failed'
}

/** The owner of a card wants money back, and the bank took it. */
export interface Dispute extends StripeObject {
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  charge: string
  reason: 'fraudulent'
  status: 'needs_response' | 'won' | 'lost'
}

/** An event and how far its delivery to the webhook has come. */
export interface StoredEvent {
  event: {
    id: string
    object: 'event'
    type: string
    created: number
    livemode: false
    data: { object: EventObject }
  }
  isDelivered: boolean
  attempts: number
  /** Milliseconds since 1970. */
  nextAttemptAt: number
}

/** A POST that was made with an idempotency key, and its response. */
export interface StoredRequest {
  key: string
  /** Milliseconds since 1970. */
  at: number
  fingerprint: string
  status: 200 | 402
  body: object
}

/** Everything that the provider stores, by collection. */
export interface StripeObjects {
  customers: Customer | DeletedCustomer
  payment_methods: PaymentMethod
  /** What the bank does with a saved card, by the id of its payment method. */
  behaviours: { behaviour: CardBehaviour }
  /** The card of a payment, by its id. */
  paid_cards: Card
  tax_ids: TaxId
  invoices: Invoice
  portal_sessions: PortalSession
  setup_intents: SetupIntent
  payment_intents: PaymentIntent
  sessions: Session
  refunds: Refund
  disputes: Dispute
  events: StoredEvent
  requests: StoredRequest
}

export type StripeStore = Journal<StripeObjects>
export type StripeChange = Change<StripeObjects>

const day = 24 * 60 * 60 * 1000
/** How long events and idempotency keys are remembered (Stripe's documentation: 30 days and 24 hours). */
const eventMilliseconds = 30 * day
const requestMilliseconds = day

/** Opens what the provider has stored in a folder, without what it need not remember any longer. */
export function openStripeStore(directory: string, at: Date): StripeStore {
  const store = openJournal<StripeObjects>(directory, 'stripe')
  const time = at.getTime()
  const oldEvents = store
    .all('events')
    .filter(({ isDelivered, event }) => isDelivered && time - event.created * 1000 > eventMilliseconds)
  const oldRequests = store.all('requests').filter((request) => time - request.at > requestMilliseconds)
  store.write([
    ...oldEvents.map(({ event }): StripeChange => ['events', event.id, null]),
    ...oldRequests.map(({ key }): StripeChange => ['requests', key, null]),
  ])
  return store
}

/** A random id in the provider's form: prefix, underscore, letters and digits. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

/** The id of a payment's charge. */
export const chargeIdOf = (paymentIntent: string) => paymentIntent.replace(/^pi_/, 'ch_')

/** A time in the provider's form: whole seconds since 1970. */
export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Records an event; it is then sent to the webhook until it is accepted. */
export function eventChange(type: string, object: EventObject, at: Date): StripeChange {
  const id = newId('evt')
  const event = {
    id,
    object: 'event',
    type,
    created: seconds(at),
    livemode: false,
    data: { object },
  } as const
  return ['events', id, { event, isDelivered: false, attempts: 0, nextAttemptAt: at.getTime() }]
}
