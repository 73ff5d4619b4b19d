import type { Client } from '../core/client.ts'
import type { ApiError } from '../core/errors.ts'
import { byIdentity } from '../core/identity.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import type { BalanceNotificationInfo } from './balance-notification.ts'
import { botCheckForm, type BotCheck } from './bot-check.ts'
import { jsonOr } from './json-or.ts'

/** A new API key. */
export interface NewKey {
  /** The key itself. Show it once and store it safely. */
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

/** Settings and state of auto-recharge, present while it is on. Balances are in tokens, money is in minor units (cents). */
export interface AutoRechargeInfo {
  /** Whether auto-recharge is on. */
  auto_recharge: boolean
  /** Balance below which a pack is bought. */
  auto_recharge_threshold: number
  /** Price id of the pack that is bought. */
  auto_recharge_price_id: string
  /** Address for receipts. */
  auto_recharge_email: string
  /** The card that pays. */
  auto_recharge_card: {
    /** Brand of the card, such as `visa`. */
    brand: string
    /** Last four digits. */
    last4: string
    /** Month in which it expires, 1 to 12. */
    exp_month: number
    /** Year in which it expires, with four digits. */
    exp_year: number
  }
  /** Most money taken per calendar month (UTC). */
  auto_recharge_monthly_cap: number
  /** Money taken in this calendar month (UTC). */
  auto_recharge_taken_this_month: number
  /** Newest attempt to buy a pack. `detail` is the reason of a failure. */
  auto_recharge_last_attempt: {
    /** When it was made (ISO 8601). */
    at: string
    /** How it ended; `open` while the payment provider has not reported it. */
    outcome: 'open' | 'paid' | 'refused' | 'unreachable' | 'monthly_cap'
    /** Why the card was not charged, where the outcome is `refused`; null otherwise. */
    detail: CardDecline | null
  } | null
  /** Earliest time of the next attempt (ISO 8601); null: as soon as the balance falls below the threshold. */
  auto_recharge_next_attempt: string | null
  /** Whether it waits, after refusals in a row, until the card or the settings change. */
  auto_recharge_paused: boolean
}

/** Balances of a key, in tokens. */
export interface Wallet {
  /** Free tokens. Calls use them before the others. */
  trial_balance: number
  /** Until when the free tokens can be used (ISO 8601); null for a key without. */
  trial_end: string | null
  /** Tokens that were bought or received. They do not expire. */
  regular_balance: number
  /** Tokens that the key can use now. */
  total_balance: number
}

/** Owner, balances and settings of an API key. A key with an email is paid; `speed_level` 2 is premium. */
export interface KeyInfo {
  /** Id of the account that the key belongs to; null for none. */
  user_id: string | null
  /** Address of the buyer of its tokens; null for a key without paid tokens. */
  email: string | null
  /** Name in the profile of the account; null when it is not known. */
  full_name: string | null
  /** Its balances. */
  wallet: Wallet & {
    /** When the free tokens were given (ISO 8601); null for a key without. */
    trial_start: string | null
  }
  /** Its settings. */
  metadata: {
    /** Which rate limits apply: 2 for those of premium keys, less for the standard ones. */
    speed_level: number
    /** Mails about low balances, if they are on. */
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
 * Creates a key with free tokens. Throws `ApiError` 429 when this client has had its trial keys for today, 400 when the bot check fails.
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

/** What happened to a key. */
export interface Revocation {
  /** Always true. */
  revoked: boolean
}

/** Revokes a key and its tokens, at once and for good. Throws `ApiError` 400 when the bot check fails, 401 for an invalid key. */
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
