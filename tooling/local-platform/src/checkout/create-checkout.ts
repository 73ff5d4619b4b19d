import StripeSdk from 'stripe'
import { findPack } from '../catalog/packs.ts'
import { ApiFailure } from '../http/api-failure.ts'
import type { ApiKey } from '../keys/keys.ts'

export type Stripe = InstanceType<typeof StripeSdk>

/** The official Stripe SDK, pointed at the stand-in on this machine. */
export function createStripe(port: number): Stripe {
  return new StripeSdk('sk_test_local_platform', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 2,
    telemetry: false,
  })
}

export interface Order {
  price_id: string
  success_url: string
  cancel_url: string
}

/**
 * Opens a checkout for one pack and answers the address of the provider's payment page.
 * Throws 422 for an unknown price and for return addresses outside our own sites.
 */
export async function createCheckout(
  stripe: Stripe,
  origins: readonly string[],
  key: ApiKey,
  order: Order,
): Promise<string> {
  if (findPack(order.price_id) === undefined) {
    throw new ApiFailure(422, [
      { loc: ['body', 'price_id'], msg: 'Nothing is sold under this price id.', type: 'value_error' },
    ])
  }
  for (const name of ['success_url', 'cancel_url'] as const) {
    if (!origins.includes(new URL(order[name]).origin)) {
      throw new ApiFailure(422, [
        {
          loc: ['body', name],
          msg: 'The return address is not on one of our own sites.',
          type: 'value_error',
        },
      ])
    }
  }
  const successUrl = `${order.success_url}${order.success_url.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: order.price_id, quantity: 1 }],
    success_url: successUrl,
    cancel_url: order.cancel_url,
    client_reference_id: key.id,
    metadata: { price_id: order.price_id },
  })
  if (session.url === null) throw new Error(`Checkout session ${session.id} came without an address.`)
  return session.url
}
