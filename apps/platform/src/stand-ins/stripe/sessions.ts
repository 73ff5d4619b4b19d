import { taxIdChanges, type Buyer } from './buyers.ts'
import { cardSummary, type CardBehaviour, type CardForm } from './cards.ts'
import { customerChanges, liveCustomer } from './customers.ts'
import { disputeChanges } from './disputes.ts'
import { finalized, newInvoice, paidInvoice, taxOn, withLine } from './invoices.ts'
import {
  chargeIdOf,
  eventChange,
  newId,
  seconds,
  type Invoice,
  type PaymentIntent,
  type PaymentMethod,
  type Session,
  type SetupIntent,
  type StripeChange,
  type StripeStore,
} from './objects.ts'

/** Saves a card for charges without its owner. */
function savedCard(
  session: Session,
  form: CardForm,
  at: Date,
): { method: PaymentMethod; setup: SetupIntent } {
  const base = { created: seconds(at), livemode: false as const, customer: session.customer }
  const method: PaymentMethod = {
    ...base,
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    card: cardSummary(form),
    billing_details: { email: form.email },
  }
  const setup: SetupIntent = {
    ...base,
    id: newId('seti'),
    object: 'setup_intent',
    status: 'succeeded',
    usage: 'off_session',
    payment_method: method.id,
  }
  return { method, setup }
}

/** The payment of an open session by a card that was typed in. */
function typedPayment(session: Session, amount: number, at: Date): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    created: seconds(at),
    livemode: false,
    status: 'succeeded',
    amount,
    amount_received: amount,
    currency: session.currency,
    customer: session.customer,
    payment_method: null,
    latest_charge: chargeIdOf(id),
    // As at the real provider, that of the session is not its payment's.
    metadata: {},
    last_payment_error: null,
  }
}

/** The invoice of a paid session; undefined when the session makes none. */
function invoiceOf(
  store: StripeStore,
  session: Session,
  buyer: Buyer & { email: string },
  options: { address: string; at: Date },
): Invoice | undefined {
  const [item] = session.line_items
  if (!session.invoice_creation.enabled || session.customer === null || item === undefined) return undefined
  const { customer, currency, automatic_tax } = session
  const draft = newInvoice(store, { customer, currency, automatic_tax, metadata: {} }, options.at)
  return finalized(store, withLine(draft, item.price, item.quantity), buyer, options)
}

/** What the buyer typed in is stored at the customer, for the next invoice. */
function buyerChanges(store: StripeStore, session: Session, buyer: Buyer, at: Date): StripeChange[] {
  const customer = session.customer === null ? undefined : liveCustomer(store, session.customer)
  if (customer === undefined || buyer.address === null) return []
  return [
    ...customerChanges({ ...customer, name: buyer.name ?? customer.name, address: buyer.address }, at),
    ...buyer.taxIds.flatMap((number) => taxIdChanges(store, customer.id, number, at)),
  ]
}

/**
 * Takes the payment of an open session, or saves the card, and records the events that announce it. A session that is not open
 * stays as it is, so a double click pays once. Pages of invoices lie below `address`.
 */
export function completeSession(
  store: StripeStore,
  session: Session,
  form: CardForm & { buyer: Buyer },
  { behaviour, address, at }: { behaviour: CardBehaviour; address: string; at: Date },
): StripeChange[] {
  if (session.status !== 'open') return []
  const { buyer } = form
  const customer_details = { email: form.email, name: buyer.name, address: buyer.address }
  const changes = buyerChanges(store, session, buyer, at)
  if (session.mode === 'setup') {
    const { method, setup } = savedCard(session, form, at)
    const complete: Session = {
      ...session,
      status: 'complete',
      url: null,
      setup_intent: setup.id,
      customer_details,
    }
    return [
      ...changes,
      ['payment_methods', method.id, method],
      ['behaviours', method.id, { behaviour }],
      ['setup_intents', setup.id, setup],
      ['sessions', session.id, complete],
      eventChange('checkout.session.completed', complete, at),
    ]
  }
  const open = invoiceOf(store, session, { ...buyer, email: form.email }, { address, at })
  const subtotal = session.amount_subtotal ?? 0
  const tax = session.automatic_tax.enabled ? taxOn(subtotal, buyer.address?.country) : 0
  const payment = typedPayment(session, subtotal + tax, at)
  const invoice = open && paidInvoice(open, payment.id, at)
  const complete: Session = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    amount_total: payment.amount,
    payment_intent: payment.id,
    invoice: invoice?.id ?? null,
    customer_details,
  }
  changes.push(
    ['payment_intents', payment.id, payment],
    ['paid_cards', payment.id, cardSummary(form)],
    ['sessions', session.id, complete],
  )
  if (invoice !== undefined)
    changes.push(['invoices', invoice.id, invoice], eventChange('invoice.paid', invoice, at))
  changes.push(eventChange('checkout.session.completed', complete, at))
  if (behaviour === 'disputed') changes.push(...disputeChanges(payment, payment.amount, at).changes)
  return changes
}
