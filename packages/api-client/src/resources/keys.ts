import type { Client } from '../core/client.ts'
import type { ApiError } from '../core/errors.ts'
import { byIdentity } from '../core/identity.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import type { BalanceNotificationInfo } from './balance-notification.ts'
import { botCheckForm, type BotCheck } from './bot-check.ts'
import { jsonOr } from './json-or.ts'

/** A new API key. */
export interface NewKey {
  /** The key. It is returned only once, so store it safely. */
  api_key: string
}

/**
 * Why a saved card was not charged. `card_unusable`: the payment provider no longer has the card; `card_declined`: every reason that has no
 * name here.
 */
export type CardDecline =
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_required'
  | 'card_unusable'
  | 'card_declined'

/** Settings and state of auto-recharge, present while it is on. Balances are in tokens, amounts in minor units (cents). */
export interface AutoRechargeInfo {
  /** Whether auto-recharge is on. */
  auto_recharge: boolean
  /** Threshold: the balance in tokens below which the pack is bought. */
  auto_recharge_threshold: number
  /** Price ID of the pack to buy. */
  auto_recharge_price_id: string
  /** Email address for receipts. */
  auto_recharge_email: string
  /** The card that pays. */
  auto_recharge_card: {
    /** Brand of the card, such as `visa`. */
    brand: string
    /** Last four digits. */
    last4: string
    /** Expiry month, 1 to 12. */
    exp_month: number
    /** Expiry year, four digits. */
    exp_year: number
  }
  /** Monthly cap: the most to charge per calendar month (UTC), in minor units (cents). */
  auto_recharge_monthly_cap: number
  /** Amount charged in this calendar month (UTC), in minor units (cents). */
  auto_recharge_taken_this_month: number
  /** Last attempt to buy a pack; null if there was none. */
  auto_recharge_last_attempt: {
    /** When the attempt was made (ISO 8601). */
    at: string
    /** Result of the attempt; `open` until the payment provider reports it. */
    outcome: 'open' | 'paid' | 'refused' | 'unreachable' | 'monthly_cap'
    /** Why the card wasn't charged, if the outcome is `refused`; null otherwise. */
    detail: CardDecline | null
  } | null
  /** Earliest time of the next attempt (ISO 8601); null if it is made as soon as the balance falls below the threshold. */
  auto_recharge_next_attempt: string | null
  /** Whether auto-recharge is paused after repeated declines, until the card or the settings change. */
  auto_recharge_paused: boolean
}

/** Balances of a key, in tokens. */
export interface Wallet {
  /** Free tokens. Calls use them before paid tokens. */
  trial_balance: number
  /** When the free tokens expire (ISO 8601); null for a key without free tokens. */
  trial_end: string | null
  /** Paid tokens, bought or transferred from another key. They don't expire. */
  regular_balance: number
  /** Tokens that the key can use now. */
  total_balance: number
}

/** Owner, balances, and settings of an API key. A key with an `email` has paid tokens; `speed_level` 2 is premium. */
export interface KeyInfo {
  /** ID of the account that owns the key; null for none. */
  user_id: string | null
  /** Email address of the buyer of its tokens; null for a key without paid tokens. */
  email: string | null
  /** Name in the account's profile; null if unknown. */
  full_name: string | null
  /** Balances of the key. */
  wallet: Wallet & {
    /** When the free tokens were granted (ISO 8601); null for a key without free tokens. */
    trial_start: string | null
  }
  /** Settings of the key. */
  metadata: {
    /** Which rate limits apply: 2 for premium, less for standard. */
    speed_level: number
    /** Balance notifications, if they are on. */
    balance_notification?: BalanceNotificationInfo
  } & Partial<AutoRechargeInfo>
}

const newKey = (
  client: Client,
  path: string,
  { botCheck, ...options }: BotCheck & CallOptions,
): Call<NewKey> =>
  send(client, client.hosts.keyService + path, {
    ...options,
    ...botCheckForm(botCheck),
    method: 'POST',
    auth: byIdentity,
  })

/**
 * Creates a key with free tokens. Throws `ApiError` 429 when today's limit of trial keys is reached, 400 when the bot check fails.
 * @see obtainKey, which falls back to a key without tokens
 * @see {@link https://search-foundation.example/docs/authentication}
 */
export const createTrialKey = (client: Client, options: BotCheck & CallOptions): Call<NewKey> =>
  newKey(client, '/trial', options)

/** Creates a key without tokens. Throws `ApiError` 400 when the bot check fails. */
export const createEmptyKey = (client: Client, options: BotCheck & CallOptions): Call<NewKey> =>
  newKey(client, '/empty', options)

const isRateLimit = (error: unknown) => (error as Partial<ApiError> | null)?.status === 429

/**
 * Creates a trial key or, when the limit of trial keys is reached (429), a key without tokens.
 * A bot-check response is valid for one call, so the fallback gets another one from `anotherBotCheck`.
 * Throws as `createTrialKey` and `createEmptyKey` do.
 */
export async function obtainKey(
  client: Client,
  options: BotCheck &
    CallOptions & {
      /** Returns another bot-check response. Called only when the limit of trial keys is reached. */
      anotherBotCheck: () => Promise<string>
    },
): Promise<
  NewKey & {
    /** Whether the key has free tokens. */
    trial: boolean
  }
> {
  // Above the limit the call goes on, so it has not failed yet.
  const trial: Client = {
    ...client,
    onEvent(event) {
      const isAtLimit = event.type === 'error' && isRateLimit(event.error)
      client.onEvent?.(isAtLimit ? { ...event, type: 'retry', delay: 0 } : event)
    },
  }
  try {
    return { ...(await createTrialKey(trial, options)), trial: true }
  } catch (error) {
    if (!isRateLimit(error)) throw error
    return {
      ...(await createEmptyKey(client, { ...options, botCheck: await options.anotherBotCheck() })),
      trial: false,
    }
  }
}

/** Returns the owner, balances and settings of a key. Throws `ApiError` 401 for an unknown or revoked key. */
export const getKeyInfo = (client: Client, apiKey: string, options: CallOptions = {}): Call<KeyInfo> =>
  send(client, `${client.hosts.dashboard}/api/v1/api_key/fe_user?api_key=${encodeURIComponent(apiKey)}`, {
    ...options,
    secret: apiKey,
  })

/** Result of a revocation. */
export interface Revocation {
  /** Always true. */
  revoked: boolean
}

/** Revokes a key immediately and for good. Its tokens are lost. Throws `ApiError` 400 when the bot check fails, 401 for an invalid key. */
export const revokeKey = (
  client: Client,
  { botCheck, ...options }: BotCheck & CallOptions,
): Call<Revocation> =>
  send(
    client,
    `${client.hosts.dashboard}/api/v1/api_key`,
    { ...options, ...botCheckForm(botCheck), method: 'DELETE', auth: byKey },
    jsonOr({ revoked: true }),
  )
