import { cardSummary, type CardBehaviour, type CardForm } from './cards.ts'
import { disputeChanges } from './disputes.ts'
import {
  eventChange,
  newId,
  seconds,
  type PaymentIntent,
  type PaymentMethod,
  type Session,
  type SetupIntent,
  type StripeChange,
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
const typedPayment = (session: Session, at: Date): PaymentIntent => ({
  id: newId('pi'),
  object: 'payment_intent',
  created: seconds(at),
  livemode: false,
  status: 'succeeded',
  amount: session.amount_total ?? 0,
  amount_received: session.amount_total ?? 0,
  currency: session.currency,
  customer: session.customer,
  payment_method: null,
  // As at the real provider, that of the session is not its payment's.
  metadata: {},
  last_payment_error: null,
})

/**
 * Takes the payment of an open session, or saves the card, and records the event that announces it. A session that is not open
 * stays as it is, so a double click pays once.
 */
export function completeSession(
  session: Session,
  form: CardForm,
  behaviour: CardBehaviour,
  at: Date,
): StripeChange[] {
  if (session.status !== 'open') return []
  const saved = session.mode === 'setup' ? savedCard(session, form, at) : undefined
  const payment = saved === undefined ? typedPayment(session, at) : undefined
  const complete: Session = {
    ...session,
    status: 'complete',
    payment_status: saved === undefined ? 'paid' : 'no_payment_required',
    url: null,
    setup_intent: saved?.setup.id ?? null,
    payment_intent: payment?.id ?? null,
    customer_details: { email: form.email },
  }
  const changes: StripeChange[] = [
    ['sessions', session.id, complete],
    eventChange('checkout.session.completed', complete, at),
  ]
  if (payment !== undefined) {
    changes.push(['payment_intents', payment.id, payment])
    if (behaviour === 'disputed') changes.push(...disputeChanges(payment, payment.amount, at).changes)
  }
  if (saved === undefined) return changes
  const { method, setup } = saved
  return [
    ['payment_methods', method.id, method],
    ['behaviours', method.id, { behaviour }],
    ['setup_intents', setup.id, setup],
    ...changes,
  ]
}
