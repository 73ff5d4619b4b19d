import StripeSdk from 'stripe'

export type Stripe = InstanceType<typeof StripeSdk>

/** Address of Stripe's API and the key of our account. */
export interface StripeAccount {
  /** Base address; undefined for Stripe itself. */
  url?: string | undefined
  secretKey: string
}

/** Creates the official Stripe SDK for an address. */
export function createStripe({ url = 'https://api.stripe.com', secretKey }: StripeAccount): Stripe {
  const { hostname, port, protocol } = new URL(url)
  return new StripeSdk(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : port,
    protocol: protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
}
