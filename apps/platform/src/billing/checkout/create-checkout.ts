import StripeSdk from 'stripe'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { ApiKey } from '../../keys/keys.ts'
import { findPack, type Pack } from '../catalog/packs.ts'
import { requireOwnAddresses, withSessionId } from './own-origins.ts'

export type Stripe = InstanceType<typeof StripeSdk>

/** The official Stripe SDK, pointed at the stand-in on this machine. */
export function createStripe(port: number): Stripe {
  return new StripeSdk('sk_test_local_platform', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
}

export interface Order {
  price_id: string
  quantity: number
  success_url: string
  cancel_url: string
}

/** The pack of a price id. Throws 422 when nothing is sold under it. */
export function requirePack(priceId: string): Pack {
  const pack = findPack(priceId)
  if (pack !== undefined) return pack
  throw new ApiFailure(422, [
    { loc: ['body', 'price_id'], msg: 'Nothing is sold under this price id.', type: 'value_error' },
  ])
}

/** The address of a session's page. A session without one cannot be paid, which is the provider's fault. */
export function addressOf(session: { id: string; url: string | null }): string {
  if (session.url === null) throw new Error(`Checkout session ${session.id} came without an address.`)
  return session.url
}

/**
 * Opens a checkout for packs of one kind and answers the address of the provider's payment page.
 * Throws 422 for an unknown price and for return addresses outside our own sites.
 */
export async function createCheckout(
  stripe: Stripe,
  origins: readonly string[],
  key: ApiKey,
  order: Order,
): Promise<string> {
  requirePack(order.price_id)
  requireOwnAddresses(order, origins)
  return addressOf(
    await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: order.price_id, quantity: order.quantity }],
      success_url: withSessionId(order.success_url),
      cancel_url: order.cancel_url,
      client_reference_id: key.id,
      metadata: { price_id: order.price_id, quantity: String(order.quantity) },
    }),
  )
}
