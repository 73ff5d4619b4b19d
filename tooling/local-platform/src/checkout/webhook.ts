import { Hono } from 'hono'
import { z } from 'zod'
import { findPack } from '../catalog/packs.ts'
import { ApiFailure } from '../http/api-failure.ts'
import type { App } from '../http/base-app.ts'
import { log } from '../http/log.ts'
import { creditPurchase } from '../ledger/wallet.ts'
import { sendMail } from '../outbox/mails.ts'
import type { Services } from '../services.ts'
import type { Sql } from '../storage/database.ts'
import type { Stripe } from './create-checkout.ts'

/** A webhook's own clock may differ from ours by this much, in both directions. The SDK checks only the past. */
const TOLERANCE_SECONDS = 300

const paidSession = z.object({
  id: z.string(),
  payment_status: z.string(),
  client_reference_id: z.string(),
  metadata: z.object({ price_id: z.string() }),
  customer_details: z.object({ email: z.string() }).nullish(),
})

function signedAt(header: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN)
}

async function settle(sql: Sql, session: z.infer<typeof paidSession>, at: Date): Promise<void> {
  const pack = findPack(session.metadata.price_id)
  if (pack === undefined)
    throw new Error(`A payment came for the unknown price ${session.metadata.price_id}.`)
  const credited = await creditPurchase(sql, {
    keyId: session.client_reference_id,
    tokens: pack.token_quantity,
    paymentId: session.id,
    product: pack.product_name,
    quantity: 1,
    at,
  })
  if (!credited) return
  const email = session.customer_details?.email
  await sql.query(
    'update api_keys set email = coalesce($2, email), speed_level = greatest(speed_level, $3) where id = $1',
    [session.client_reference_id, email ?? null, pack.speed_level],
  )
  if (email === undefined) return
  await sendMail(sql, {
    recipient: email,
    subject: `Receipt: ${pack.product_name}`,
    body: `You bought ${pack.token_quantity.toLocaleString('en-US')} tokens for ${(pack.price / 100).toFixed(2)} ${pack.currency.toUpperCase()}.\nPayment: ${session.id}\nNo money moved: this is the local platform.`,
    at,
  })
}

/**
 * `POST /webhooks/stripe`: credits paid checkouts. An event acts once by its id, a payment credits once by its session's id,
 * and both are recorded in one transaction with the credit, so a process killed midway leaves nothing half done.
 */
export function webhookRoutes(services: Services, stripe: Stripe): App {
  const { config, database, now } = services
  const app: App = new Hono()
  app.post('/stripe', async (context) => {
    const header = context.req.header('stripe-signature') ?? ''
    const body = await context.req.text()
    let event
    try {
      event = await stripe.webhooks.constructEventAsync(body, header, config.webhookSecret, TOLERANCE_SECONDS)
    } catch {
      throw new ApiFailure(400, 'The signature of this webhook is not valid.')
    }
    if (signedAt(header) > now().getTime() / 1000 + TOLERANCE_SECONDS) {
      throw new ApiFailure(400, 'The signature of this webhook lies in the future.')
    }
    await database.transaction(async (sql) => {
      const fresh = await sql.query(
        'insert into webhook_events (id, type, received_at) values ($1, $2, $3) on conflict (id) do nothing returning id',
        [event.id, event.type, now()],
      )
      if (fresh.length === 0 || event.type !== 'checkout.session.completed') return
      const session = paidSession.parse(event.data.object)
      if (session.payment_status === 'paid') await settle(sql, session, now())
    })
    log('info', 'webhook settled', { event: event.id, type: event.type })
    return context.json({ received: true })
  })
  return app
}
