import type { Client } from '../../core/client.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { pathSegment } from '../../core/segment.ts'
import { botCheckField, botCheckForm, type BotCheck } from '../bot-check.ts'
import type { Wallet } from '../keys.ts'
import { sendAccount } from './send-account.ts'
import type { Budget, BudgetSettings } from './spend-limit.ts'

/** What a key may call: one scope per product, and `billing` for calls about money and the key itself. */
export type KeyScope =
  | 'embeddings'
  | 'rerank'
  | 'classify'
  | 'train'
  | 'segment'
  | 'reader'
  | 'search'
  | 'deep_search'
  | 'bulk'
  | 'billing'

/** One of the signed-in user's keys. Its secret isn't stored; dates are ISO 8601. */
export interface AccountKey {
  /** ID of the key. It doesn't change when the key is rotated. */
  id: string
  /** Name of the key; null for none. */
  name: string | null
  /** Whether it was created with free tokens (`trial`) or without (`zero`). */
  kind: 'trial' | 'zero'
  /** Prefix and last four characters, such as `sf_zero_…a1B2`. */
  masked: string
  /** When it was created. */
  created_at: string
  /** When it was last used; null if it never was. */
  last_used_at: string | null
  /** When it expires; null if it doesn't. */
  expires_at: string | null
  /** When it was revoked; null if it is active. */
  revoked_at: string | null
  /** Scopes of the key; null for every product. */
  scopes: KeyScope[] | null
  /** Balances in tokens, and when the free tokens expire. */
  wallet: Wallet
  /** Whether the bodies of its calls are stored for a day, encrypted, for its owner to read. */
  stores_bodies: boolean
  /** The lowest threshold of a balance notification that the balance is below, in tokens; null for none. */
  crossed_alert: number | null
  /** Whether auto-recharge is paused because the card was declined several times in a row. */
  auto_recharge_paused: boolean
  /** Budget of the key; null for none. */
  budget: Budget | null
  /** Grace period of the previous secret; null outside of one. */
  rotation: {
    /** When the previous secret stops working. */
    previous_key_ends_at: string
  } | null
}

/** A key with its secret, which the service returns only once. */
export interface AccountKeyWithText extends AccountKey {
  /** The key. It is returned only once, so store it safely. */
  api_key: string
}

/** Settings of a key. */
export interface AccountKeySettings {
  /** Name of the key, 1 to 100 characters. */
  name: string
  /** Scopes of the key; null or omitted for every product. */
  scopes?: readonly KeyScope[] | null
  /** When the key expires (ISO 8601); null or omitted if it doesn't. */
  expires_at?: string | null
  /** Budget of the key; null or omitted for none. */
  budget?: BudgetSettings | null
}

/** Settings to change; at least one. Null removes a limit. */
export interface AccountKeyChange extends Partial<AccountKeySettings> {
  /** Whether the bodies of its calls are stored for a day; `false` deletes the stored ones. */
  stores_bodies?: boolean
}

/** Seconds for which the previous secret still works after a rotation: none, 15 minutes, one hour, or one day. */
export type GraceSeconds = 0 | 900 | 3600 | 86_400

const keyPath = (id: string, rest = '') => `/keys/${pathSegment(id)}${rest}`

/** Lists the signed-in user's keys, newest first; revoked ones only with `includeRevoked`. Throws `ApiError` 401. */
export const listAccountKeys = (
  client: Client,
  {
    includeRevoked,
    ...options
  }: CallOptions & {
    /** Include revoked keys; false by default. */
    includeRevoked?: boolean
  } = {},
): Call<AccountKey[]> =>
  sendAccount(
    client,
    '/keys',
    options,
    { map: ({ keys }: { keys: AccountKey[] }) => keys },
    {
      include_revoked: includeRevoked,
    },
  )

/**
 * Creates a key without tokens and returns it with its secret. Throws `ApiError` 400 when the bot check fails, 401, 409 when the user has
 * 50 active keys, 422.
 * @see {@link https://search-foundation.example/docs/authentication}
 */
export const createAccountKey = (
  client: Client,
  settings: AccountKeySettings,
  { botCheck, ...options }: BotCheck & CallOptions,
): Call<AccountKeyWithText> =>
  sendAccount(client, '/keys', {
    ...options,
    method: 'POST',
    body: JSON.stringify({ ...settings, [botCheckField]: botCheck }),
    maxRetries: 0,
  })

/** Changes the name, scopes, expiry or budget of a key, or whether it stores bodies, and returns the key. Throws `ApiError` 401, 404, 422. */
export const changeAccountKey = (
  client: Client,
  id: string,
  change: AccountKeyChange,
  options: CallOptions = {},
): Call<AccountKey> =>
  sendAccount(client, keyPath(id), { ...options, method: 'PATCH', body: JSON.stringify(change) })

/** Revokes a key immediately and for good, and returns it. Throws `ApiError` 400 when the bot check fails, 401, 404. */
export const revokeAccountKey = (
  client: Client,
  id: string,
  { botCheck, ...options }: BotCheck & CallOptions,
): Call<AccountKey> =>
  sendAccount(client, keyPath(id), { ...options, ...botCheckForm(botCheck), method: 'DELETE' })

/**
 * Gives a key a new secret and returns it. The previous secret works for another `graceSeconds` (0 by default). Throws `ApiError` 400 when
 * the bot check fails, 401, 404, 422.
 */
export const rotateAccountKey = (
  client: Client,
  id: string,
  {
    botCheck,
    graceSeconds = 0,
    ...options
  }: BotCheck &
    CallOptions & {
      /** How long the previous secret still works; 0 by default. */
      graceSeconds?: GraceSeconds
    },
): Call<AccountKeyWithText> =>
  sendAccount(client, keyPath(id, '/rotate'), {
    ...options,
    method: 'POST',
    body: JSON.stringify({ grace_seconds: graceSeconds, [botCheckField]: botCheck }),
    maxRetries: 0,
  })

/** A secret that works as one of the user's keys for 15 minutes. Keep it in memory only. */
export interface SessionKey {
  /** The session key. Send it as an API key. */
  api_key: string
  /** When the session key ends (ISO 8601). */
  ends_at: string
}

/**
 * Creates a session key for one of the signed-in user's keys. Calls with it are charged, logged, and limited like calls with the key. With
 * `scopes`, it gets only those that the key has. It ends when the key is revoked or expires, or when the user signs out. Throws `ApiError`
 * 401, 404, 422, 429.
 * @see {@link https://search-foundation.example/docs/authentication}
 */
export const createSessionKey = (
  client: Client,
  keyId: string,
  {
    scopes,
    ...options
  }: CallOptions & {
    /** Scopes of the session key; the key's scopes by default. */
    scopes?: readonly KeyScope[]
  } = {},
): Call<SessionKey> =>
  sendAccount(client, keyPath(keyId, '/session'), {
    ...options,
    method: 'POST',
    body: JSON.stringify({ scopes }),
  })

/** Ends the session keys of this sign-in, and returns how many there were. Throws `ApiError` 401. */
export const endSessionKeys = (
  client: Client,
  options: CallOptions = {},
): Call<{
  /** Number of session keys that were ended. */
  ended: number
}> => sendAccount(client, '/session_keys', { ...options, method: 'DELETE' })

/**
 * Adds a key that was created without an account to the signed-in user's account, by its secret, and returns it. Throws `ApiError` 401, 404
 * for an unknown key, 409 for a key of another account and for a user with 50 active keys.
 */
export const linkAccountKey = (client: Client, apiKey: string, options: CallOptions = {}): Call<AccountKey> =>
  sendAccount(client, '/keys/link', {
    ...options,
    method: 'POST',
    body: JSON.stringify({ api_key: apiKey }),
    secret: apiKey,
  })
