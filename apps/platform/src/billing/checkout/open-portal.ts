import type { Core } from '../../kernel/core.ts'
import type { ApiKey } from '../../keys/keys.ts'
import { customerOf } from './customers.ts'
import { requireOwnAddress } from './own-origins.ts'
import type { Stripe } from './stripe.ts'

/**
 * Opens the provider's customer portal for a key's customer and returns its address, which is good for this visit only. There the buyer
 * changes cards, addresses and tax ids, and finds all invoices. Throws 422 for a return address outside our own sites.
 */
export async function openPortal(
  { config, database }: Pick<Core, 'config' | 'database'>,
  stripe: Stripe,
  key: ApiKey,
  { return_url, locale }: { return_url: string; locale?: string | undefined },
): Promise<string> {
  const address = requireOwnAddress(return_url, 'return_url', config.appOrigins)
  const { portalConfiguration: configuration } = config.stripe
  const { url } = await stripe.billingPortal.sessions.create({
    customer: await customerOf(database, stripe, key.id),
    return_url: address,
    ...(configuration !== undefined && { configuration }),
    ...(locale !== undefined && { locale }),
  })
  return url
}
