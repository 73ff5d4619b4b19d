import StripeSdk from 'stripe'

import type { Fetch } from '../../kernel/outgoing/bounded-fetch.ts'

export type Stripe = InstanceType<typeof StripeSdk>

/** Address of Stripe's API and the key of our account. */
export interface StripeAccount {
  /** Base address; undefined for Stripe itself. */
  url?: string | undefined
  secretKey: string
}

/** Creates the official Stripe SDK for an address, whose requests go through `fetchFrom`. */
export function createStripe(
  { url = 'https://api.stripe.com', secretKey }: StripeAccount,
  fetchFrom: Fetch,
): Stripe {
  const { hostname, port, protocol } = new URL(url)
  return new StripeSdk(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : port,
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: StripeSdk.createFetchHttpClient(
      fetchFrom as Parameters<typeof StripeSdk.createFetchHttpClient>[0],
    ),
    maxNetworkRetries: 2,
    telemetry: false,
  })
}
