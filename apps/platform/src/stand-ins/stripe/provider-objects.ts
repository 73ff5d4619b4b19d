import { randomBytes } from 'node:crypto'

import type { Sql } from '../../kernel/storage/database.ts'
import type { Card, CardBehaviour } from './cards.ts'

interface ProviderObject {
  id: string
  object: string
  /** Seconds since 1970, as everywhere in the provider's API. */
  created: number
  livemode: false
}

export interface Customer extends ProviderObject {
  object: 'customer'
  email: string | null
  metadata: Record<string, string>
}

export interface PaymentMethod extends ProviderObject {
  object: 'payment_method'
  type: 'card'
  card: Card
  customer: string | null
  billing_details: { email: string }
}

export interface SetupIntent extends ProviderObject {
  object: 'setup_intent'
  status: 'succeeded'
  usage: 'off_session'
  customer: string | null
  payment_method: string
}

export interface PaymentIntent extends ProviderObject {
  object: 'payment_intent'
  status: 'succeeded' | 'requires_payment_method'
  amount: number
  amount_received: number
  currency: string
  customer: string
  payment_method: string
  metadata: Record<string, string>
  last_payment_error: { code: string; message: string } | null
}

type Stored = Customer | PaymentMethod | SetupIntent | PaymentIntent

/** A random id as the provider writes them: prefix, underscore, letters and digits. */
export const providerId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

/** The provider's way to write a time: whole seconds. */
export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Stores a new object; `behaviour` only for saved cards. */
export async function saveObject(sql: Sql, object: Stored, behaviour?: CardBehaviour): Promise<void> {
  await sql.query(
    'insert into provider_objects (id, behaviour, data, created_at) values ($1, $2, $3, to_timestamp($4))',
    [object.id, behaviour ?? null, JSON.stringify(object), object.created],
  )
}

/** Reads an object of the kind that `kind` names; undefined when there is none under this id. */
export async function readObject<Kind extends Stored['object']>(
  sql: Sql,
  kind: Kind,
  id: string,
): Promise<{ data: Extract<Stored, { object: Kind }>; behaviour: CardBehaviour | null } | undefined> {
  const [row] = await sql.query<{
    data: Extract<Stored, { object: Kind }>
    behaviour: CardBehaviour | null
  }>(`select data, behaviour from provider_objects where id = $1 and data->>'object' = $2`, [id, kind])
  return row
}

/** Records an event, which then goes to the webhook until it is taken. */
export async function recordEvent(sql: Sql, type: string, object: object, at: Date): Promise<void> {
  const id = providerId('evt')
  const event = { id, object: 'event', type, created: seconds(at), livemode: false, data: { object } }
  await sql.query(
    'insert into provider_events (id, data, created_at, next_attempt_at) values ($1, $2, $3, $3)',
    [id, JSON.stringify(event), at],
  )
}
