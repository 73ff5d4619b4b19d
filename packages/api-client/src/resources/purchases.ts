import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'

/** A pack to buy. */
export interface CheckoutOrder {
  /** `price_id` of the pack, from `listProducts`. */
  price_id: string
  /** Number of packs; 1 by default. */
  quantity?: number
  /** URL to return to after the payment; `session_id` is added to its query. */
  success_url: string
  /** URL to return to if the buyer cancels. */
  cancel_url: string
}

/** A visit to the payment provider's customer portal. */
export interface PortalVisit {
  /** URL to return to, on one of our own sites. */
  return_url: string
  /** Language of the portal (BCP 47); the browser's language by default. */
  locale?: string
}

/** A page of the payment provider to send the buyer to. */
export interface HostedPage {
  /** URL of the page; it is good for one visit. */
  url: string
}

/** Sends a call of our own pages about purchases: the service checks which site it comes from. */
const sendPurchase = (client: Client, path: string, body: unknown, options: CallOptions) =>
  send<HostedPage>(client, `${client.hosts.dashboard}/api/v1/${path}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(body),
    auth: byKey,
    fetchOptions: { ...client.fetchOptions, ...options.fetchOptions, credentials: 'include' },
  })

/**
 * Creates a checkout session for a pack and returns the URL of its payment page. Throws `ApiError` 401 for an invalid key, 422 for an
 * unknown price.
 * @see {@link https://search-foundation.example/docs/billing}
 */
export const createCheckoutSession = (
  client: Client,
  order: CheckoutOrder,
  options: CallOptions = {},
): Call<HostedPage> => sendPurchase(client, 'checkout_session', order, options)

/**
 * Opens the payment provider's portal for a key and returns its URL, which is good for one visit. There, the buyer changes cards, billing
 * address, and tax IDs, and finds all invoices. Throws `ApiError` 401 for an invalid key, 422 for a return URL on another site.
 */
export const createBillingPortalSession = (
  client: Client,
  visit: PortalVisit,
  options: CallOptions = {},
): Call<HostedPage> => sendPurchase(client, 'billing_portal_session', visit, options)
