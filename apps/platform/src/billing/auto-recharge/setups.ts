import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { ApiKey } from '../../keys/keys.ts'
import { recordKeyAction } from '../../records/record-key-action.ts'
import { findPack } from '../catalog/packs.ts'
import { addressOf, requirePurchasablePack } from '../checkout/create-checkout.ts'
import { customerOf } from '../checkout/customers.ts'
import { withOwnAddresses, withSessionId } from '../checkout/own-origins.ts'
import type { Stripe } from '../checkout/stripe.ts'

/** Default limit of what auto-recharge charges in a calendar month (UTC), in cents: 2,000 USD. */
export const defaultMonthlyCap = 200_000

export interface SetupOrder {
  price_id: string
  success_url: string
  cancel_url: string
  email: string
  /** Tokens. */
  threshold: number
  /** Minor units (cents). */
  monthlyCap: number
}

/** A card that the provider has stored for charges without its owner. */
export interface SavedCard {
  customerId: string
  paymentMethodId: string
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}

const finishedSetup = z.object({ customer: z.string(), payment_method: z.string() })
const savedMethod = z.object({
  id: z.string(),
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
  }),
})

/** Throws 422 when a monthly cap does not pay for a single pack. */
export function requireCap(monthlyCap: number, priceId: string, place: 'body' | 'query'): void {
  if (monthlyCap >= (findPack(priceId)?.price ?? Infinity)) return
  throw new ApiFailure(422, [
    {
      loc: [place, 'monthly_cap'],
      msg: 'The monthly cap is below the price of one pack.',
      type: 'value_error',
    },
  ])
}

/**
 * Starts the setup of auto-recharge and returns the address of the provider's page on which a card is saved. Charges nothing.
 * Throws 400 for a price that cannot be bought, 422 for a cap below the price of one pack and for return addresses outside our own sites.
 */
export async function beginSetup(
  { database, config, now }: Core,
  stripe: Stripe,
  key: ApiKey,
  order: SetupOrder,
): Promise<string> {
  const pack = requirePurchasablePack(order.price_id)
  requireCap(order.monthlyCap, order.price_id, 'body')
  const addresses = withOwnAddresses(order, config.appOrigins)
  const id = randomUUID()
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    customer: await customerOf(database, stripe, key.id),
    currency: pack.currency,
    success_url: withSessionId(addresses.success_url),
    cancel_url: addresses.cancel_url,
    client_reference_id: key.id,
    metadata: { setup_id: id },
    billing_address_collection: 'required',
    customer_update: { address: 'auto', name: 'auto' },
  })
  await database.query(
    `insert into auto_recharge_setups (id, key_id, price_id, threshold, monthly_cap, email, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, key.id, order.price_id, order.threshold, order.monthlyCap, order.email, now()],
  )
  return addressOf(session)
}

/** Reads from the provider which card a setup saved, and makes it the card of the customer's later charges. */
export async function readSavedCard(stripe: Stripe, setupIntentId: string): Promise<SavedCard> {
  const setup = finishedSetup.parse(await stripe.setupIntents.retrieve(setupIntentId))
  const saved = await readCard(stripe, setup.customer, setup.payment_method)
  // The customer portal shows and replaces it there.
  const invoice_settings = { default_payment_method: saved.paymentMethodId }
  await stripe.customers.update(setup.customer, { invoice_settings })
  return saved
}

async function readCard(stripe: Stripe, customerId: string, paymentMethod: string): Promise<SavedCard> {
  const method = savedMethod.parse(await stripe.paymentMethods.retrieve(paymentMethod))
  return { customerId, paymentMethodId: method.id, card: method.card }
}

const customerWithCard = z.object({
  id: z.string(),
  invoice_settings: z.object({ default_payment_method: z.string() }),
})

/** Reads from the provider which card a customer has chosen for later charges; undefined without one. */
export async function readDefaultCard(stripe: Stripe, customerId: string): Promise<SavedCard | undefined> {
  const { data } = customerWithCard.safeParse(await stripe.customers.retrieve(customerId))
  return data && readCard(stripe, data.id, data.invoice_settings.default_payment_method)
}

/** Lets auto-recharge use the card that its customer has chosen in the customer portal, and resumes it. Returns the key's id if it is another one. */
export async function replaceCard(
  sql: Sql,
  { customerId, paymentMethodId, card }: SavedCard,
  at: Date,
): Promise<string | undefined> {
  const [changed] = await sql.query<{ key_id: string }>(
    `update auto_recharges set payment_method_id = $2, card = $3::jsonb, refusals = 0, paused = false, next_attempt_at = null
     where customer_id = $1 and payment_method_id <> $2 returning key_id`,
    [customerId, paymentMethodId, JSON.stringify(card)],
  )
  if (changed === undefined) return undefined
  await recordKeyAction(sql, changed.key_id, {
    action: 'auto_recharge_on',
    actor: 'owner',
    detail: { card },
    at,
  })
  return changed.key_id
}

/**
 * Turns auto-recharge on with a saved card, inside the caller's transaction. Returns whether this setup turned it on: a canceled setup,
 * and one older than the last finished setup, changes nothing.
 */
export async function finishSetup(sql: Sql, setupId: string, saved: SavedCard, at: Date): Promise<boolean> {
  const [setup] = await sql.query<{ key_id: string }>(
    `update auto_recharge_setups set state = 'done' where id = $1 and state = 'open' returning key_id`,
    [setupId],
  )
  if (setup === undefined) return false
  const on = await sql.query(
    `insert into auto_recharges (key_id, setup_sequence, price_id, threshold, monthly_cap, email, customer_id, payment_method_id, card, created_at)
     select key_id, sequence, price_id, threshold, monthly_cap, email, $2, $3, $4::jsonb, $5::timestamptz
     from auto_recharge_setups where id = $1
     on conflict (key_id) do update set setup_sequence = excluded.setup_sequence, price_id = excluded.price_id,
       threshold = excluded.threshold, monthly_cap = excluded.monthly_cap, email = excluded.email,
       customer_id = excluded.customer_id, payment_method_id = excluded.payment_method_id, card = excluded.card,
       refusals = 0, paused = false, next_attempt_at = null
     where auto_recharges.setup_sequence < excluded.setup_sequence
     returning key_id`,
    [setupId, saved.customerId, saved.paymentMethodId, JSON.stringify(saved.card), at],
  )
  if (on.length === 0) return false
  await recordKeyAction(sql, setup.key_id, {
    action: 'auto_recharge_on',
    actor: 'owner',
    detail: { card: saved.card },
    at,
  })
  return true
}
