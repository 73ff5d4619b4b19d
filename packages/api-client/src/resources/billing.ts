import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'

/** Returns the address of a billing call. */
export const billing = (client: Client, path: string) => `${client.hosts.dashboard}/api/v1/billing/${path}`

/** The postal address of a buyer. */
export interface BuyerAddress {
  /** Street and number. */
  line1: string | null
  /** Second line, such as a floor or suite. */
  line2: string | null
  /** City. */
  city: string | null
  /** Postal code. */
  postal_code: string | null
  /** State or region. */
  state: string | null
  /** Two-letter country code (ISO 3166-1). */
  country: string | null
}

/** A tax ID, such as `{type: 'eu_vat', value: 'DE123456789'}`. */
export interface TaxId {
  /** Type of the tax ID, such as `eu_vat`. */
  type: string
  /** The tax ID. */
  value: string
}

/** What the payment provider stores for a key's invoices. Fields are null before the first purchase. */
export interface BillingDetails {
  /** Name of the person or company. */
  name: string | null
  /** Email address for invoices. */
  email: string | null
  /** Billing address. */
  address: BuyerAddress | null
  /** Tax IDs of the buyer. */
  tax_ids: TaxId[]
  /** The card for future charges; null if none is saved. */
  card: {
    /** Brand of the card, such as `visa`. */
    brand: string
    /** Last four digits. */
    last4: string
    /** Expiry month, 1 to 12. */
    exp_month: number
    /** Expiry year, four digits. */
    exp_year: number
  } | null
}

/** The price of a million tokens. */
export interface TokenPrice {
  /** Price of a million tokens in minor units (cents); may have decimals. */
  per_million: number
  /** ISO 4217, such as `usd`. */
  currency: string
  /** `paid`: the average of the packs bought, before tax. `list`: nothing was bought, so it is the list price. */
  basis: 'paid' | 'list'
}

/**
 * Returns the name, billing address, tax IDs, and card that the payment provider stores for a key. Throws `ApiError` 401 for an invalid
 * key.
 */
export const getBillingDetails = (client: Client, options: CallOptions = {}): Call<BillingDetails> =>
  send(client, billing(client, 'details'), { ...options, auth: byKey })

/** Returns what a key paid for a million tokens, or the list price. Throws `ApiError` 401 for an invalid key. */
export const getTokenPrice = (client: Client, options: CallOptions = {}): Call<TokenPrice> =>
  send(client, billing(client, 'token_price'), { ...options, auth: byKey })
