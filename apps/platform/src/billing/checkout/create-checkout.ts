import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { ApiKey } from '../../keys/keys.ts'
import { money } from '../catalog/money.ts'
import { findPack, purchasablePriceIds, type Pack } from '../catalog/packs.ts'
import { customerOf } from './customers.ts'
import { withOwnAddresses, withSessionId } from './own-origins.ts'
import type { Stripe } from './stripe.ts'

export interface Order {
  price_id: string
  quantity: number
  success_url: string
  cancel_url: string
  /** Names the session at the provider, so that a retry opens no other one. */
  idempotencyKey?: string | undefined
}

/** Returns the pack of a price id. Throws 400 unless it is one of the two that can be bought (specification §9). */
export function requirePurchasablePack(priceId: string): Pack {
  const pack = purchasablePriceIds.includes(priceId) ? findPack(priceId) : undefined
  if (pack !== undefined) return pack
  const allowed = purchasablePriceIds.join(' and ')
  throw new ApiFailure(
    400,
    `There is no pack with the price ID ${JSON.stringify(priceId)}. Available: ${allowed}.`,
  )
}

/** Parameters of a session that asks for the billing address, keeps it for later invoices, and adds the tax where it is set up. */
export const addressCollection = ({ automaticTax }: { automaticTax: boolean }) => ({
  billing_address_collection: 'required' as const,
  customer_update: { address: 'auto' as const, name: 'auto' as const },
  automatic_tax: { enabled: automaticTax },
})

/** Returns the address of a checkout session's page. Throws an Error for a session without one, which cannot be paid. */
export function addressOf(session: { id: string; url: string | null }): string {
  if (session.url === null) throw new Error(`Checkout session ${session.id} has no address.`)
  return session.url
}

/**
 * Opens a checkout for packs of one kind and returns the address of the provider's payment page.
 * Throws 400 for a price that cannot be bought, 422 for return addresses outside our own sites, and an Error when the provider
 * charges another price than our catalog shows.
 */
export async function createCheckout(
  { config, database }: Pick<Core, 'config' | 'database'>,
  stripe: Stripe,
  key: ApiKey,
  order: Order,
): Promise<string> {
  const pack = requirePurchasablePack(order.price_id)
  const addresses = withOwnAddresses(order, config.appOrigins)
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer: await customerOf(database, stripe, key.id),
      line_items: [{ price: order.price_id, quantity: order.quantity }],
      success_url: withSessionId(addresses.success_url),
      cancel_url: addresses.cancel_url,
      client_reference_id: key.id,
      metadata: { price_id: order.price_id, quantity: String(order.quantity) },
      invoice_creation: { enabled: true },
      tax_id_collection: { enabled: true },
      ...addressCollection(config.stripe),
    },
    order.idempotencyKey === undefined ? {} : { idempotencyKey: `checkout:${order.idempotencyKey}` },
  )
  // Before tax, which depends on where the buyer is.
  const { amount_subtotal: total, currency } = session
  if (total !== pack.price * order.quantity || currency !== pack.currency) {
    const shown = money(pack.price * order.quantity, pack.currency)
    const charged = money(total ?? 0, currency ?? '')
    throw new Error(`The payment provider charges ${charged} for ${shown} of ${pack.price_id}.`)
  }
  return addressOf(session)
}
