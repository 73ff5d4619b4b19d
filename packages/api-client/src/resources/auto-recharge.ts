import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { jsonOr } from './json-or.ts'
import type { CheckoutOrder, HostedPage } from './purchases.ts'

/** Settings to start auto-recharge with. */
export interface AutoRechargeOrder extends CheckoutOrder {
  /** Email address for receipts. */
  email: string
  /** Auto-recharge settings. */
  metadata: {
    /** Always true. */
    auto_recharge: true | 'true'
    /** Threshold: the balance in tokens below which the pack is bought. */
    threshold: number | string
    /** Currency of the pack, such as `usd`. */
    currency: string
    /** Monthly cap: the most to charge per calendar month (UTC), in minor units (cents); 200,000 by default. */
    monthly_cap?: number
  }
}

const path = ({ hosts }: Client, rest = '') => `${hosts.dashboard}/api/v1/auto_recharge${rest}`

/**
 * Starts the setup of auto-recharge and returns the URL of the page where the buyer saves a card. Throws `ApiError` 401, 422.
 * @see {@link https://search-foundation.example/docs/billing}
 */
export const createAutoRecharge = (
  client: Client,
  order: AutoRechargeOrder,
  options: CallOptions = {},
): Call<HostedPage> =>
  send(client, path(client), { ...options, method: 'POST', body: JSON.stringify(order), auth: byKey })

/** Auto-recharge's monthly cap. */
export interface MonthlyCap {
  /** Monthly cap: the most to charge per calendar month (UTC), in minor units (cents). Unchanged by default. */
  monthlyCap?: number | undefined
}

/**
 * Sets the threshold, the balance in tokens below which a pack is bought, and with `monthlyCap` the monthly cap (cents). Throws `ApiError`
 * 401, 404 when auto-recharge is off, 422.
 */
export const setAutoRechargeThreshold = (
  client: Client,
  threshold: number,
  { monthlyCap, ...options }: CallOptions & MonthlyCap = {},
): Call<unknown> =>
  send(
    client,
    path(client, `/settings?threshold=${threshold}${monthlyCap ? `&monthly_cap=${monthlyCap}` : ''}`),
    { ...options, method: 'POST', auth: byKey },
    jsonOr<unknown>(null),
  )

/** Turns auto-recharge off. Throws `ApiError` 401. */
export const disableAutoRecharge = (client: Client, options: CallOptions = {}): Call<unknown> =>
  send(client, path(client), { ...options, method: 'DELETE', auth: byKey }, jsonOr<unknown>(null))
