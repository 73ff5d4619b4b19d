import type { Sql } from '../../kernel/storage/database.ts'
import { cardSummary, type CardBehaviour, type CardForm } from './cards.ts'
import {
  providerId,
  recordEvent,
  saveObject,
  seconds,
  type PaymentMethod,
  type SetupIntent,
} from './provider-objects.ts'

/** A checkout session of the payment provider's stand-in, in the shape of Stripe's API. */
export interface Session {
  id: string
  object: 'checkout.session'
  created: number
  livemode: false
  /** `payment` takes money now; `setup` saves a card for later. */
  mode: 'payment' | 'setup'
  status: 'open' | 'complete'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  url: string | null
  success_url: string
  cancel_url: string
  client_reference_id: string | null
  metadata: Record<string, string>
  amount_total: number | null
  currency: string
  customer: string | null
  setup_intent: string | null
  customer_details: { email: string } | null
  line_items: { price: string; quantity: number }[]
}

/** Reads a session; with `lock` it stays locked until the transaction ends. */
export async function readSession(sql: Sql, id: string, lock = false): Promise<Session | undefined> {
  const [row] = await sql.query<{ data: Session }>(
    `select data from provider_sessions where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return row?.data
}

/** Stores a session, new or changed. */
export async function saveSession(sql: Sql, session: Session): Promise<void> {
  await sql.query(
    `insert into provider_sessions (id, data, created_at) values ($1, $2, to_timestamp($3))
     on conflict (id) do update set data = excluded.data`,
    [session.id, JSON.stringify(session), session.created],
  )
}

/** Keeps a card for charges without its owner, and answers the setup that did so. */
async function saveCard(
  sql: Sql,
  session: Session,
  form: CardForm,
  behaviour: CardBehaviour,
  at: Date,
): Promise<SetupIntent> {
  const base = { created: seconds(at), livemode: false as const, customer: session.customer }
  const method: PaymentMethod = {
    ...base,
    id: providerId('pm'),
    object: 'payment_method',
    type: 'card',
    card: cardSummary(form),
    billing_details: { email: form.email },
  }
  const setup: SetupIntent = {
    ...base,
    id: providerId('seti'),
    object: 'setup_intent',
    status: 'succeeded',
    usage: 'off_session',
    payment_method: method.id,
  }
  await saveObject(sql, method, behaviour)
  await saveObject(sql, setup)
  return setup
}

/**
 * Takes the payment, or saves the card: completes the session and records the event that tells of it. Runs in the caller's transaction.
 * A session that is already complete stays as it is, so a double click pays once.
 */
export async function completeSession(
  sql: Sql,
  id: string,
  form: CardForm,
  behaviour: CardBehaviour,
  at: Date,
): Promise<void> {
  const session = await readSession(sql, id, true)
  if (session === undefined || session.status === 'complete') return
  const setup = session.mode === 'setup' ? await saveCard(sql, session, form, behaviour, at) : undefined
  const complete: Session = {
    ...session,
    status: 'complete',
    payment_status: setup === undefined ? 'paid' : 'no_payment_required',
    url: null,
    setup_intent: setup?.id ?? null,
    customer_details: { email: form.email },
  }
  await saveSession(sql, complete)
  await recordEvent(sql, 'checkout.session.completed', complete, at)
}
