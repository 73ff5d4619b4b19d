import type { Client } from '../client.ts'
import type { ApiError } from '../errors.ts'
import { send, type Call, type CallOptions } from '../request.ts'
import { botCheckForm, type BotCheck } from './bot-check.ts'

export interface NewKey {
  /** The key itself. Show it once and keep it safe. */
  api_key: string
}

/** What is known of an API key. A key with an email is paid; `speed_level` 2 is premium (specification §6). */
export interface KeyInfo {
  user_id: string | null
  email: string | null
  full_name: string | null
  wallet: {
    trial_balance: number
    trial_start: string | null
    trial_end: string | null
    regular_balance: number
    total_balance: number
  }
  metadata: {
    speed_level: number
    auto_recharge?: boolean
    /** Balance in tokens below which a pack is bought. */
    auto_recharge_threshold?: number
  }
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
    auth: 'identity',
  })

/**
 * Makes a key with free tokens. Throws `ApiError` 429 when this client had its trial keys for today, 400 when the bot check was not passed.
 * @see obtainKey for the fallback that the dashboard uses
 */
export const createTrialKey = (client: Client, options: BotCheck & CallOptions): Call<NewKey> =>
  newKey(client, '/trial', options)

/** Makes a key without tokens. Throws `ApiError` 400 when the bot check was not passed. */
export const createEmptyKey = (client: Client, options: BotCheck & CallOptions): Call<NewKey> =>
  newKey(client, '/empty', options)

/**
 * Makes a trial key or, when the limit of trial keys is reached (429), a key without tokens (specification §8).
 * A bot-check response is good for one call, so the fallback asks `anotherBotCheck` for a new one.
 * Throws as `createTrialKey` and `createEmptyKey` do.
 */
export async function obtainKey(
  client: Client,
  options: BotCheck & CallOptions & { anotherBotCheck: () => Promise<string> },
): Promise<NewKey & { trial: boolean }> {
  try {
    return { ...(await createTrialKey(client, options)), trial: true }
  } catch (error) {
    if ((error as Partial<ApiError>).status !== 429) throw error
    client.hooks?.onRetry?.({
      method: 'POST',
      url: `${client.hosts.keyService}/trial`,
      attempt: 1,
      delay: 0,
      reason: 'rate limit exceeded',
    })
    return {
      ...(await createEmptyKey(client, { ...options, botCheck: await options.anotherBotCheck() })),
      trial: false,
    }
  }
}

/** Reads what is known of a key, its balances included. Throws `ApiError` 401 for a key that is unknown or revoked. */
export const getKeyInfo = (client: Client, apiKey: string, options: CallOptions = {}): Call<KeyInfo> =>
  send(client, `${client.hosts.dashboard}/api/v1/api_key/fe_user?api_key=${encodeURIComponent(apiKey)}`, {
    ...options,
    secret: apiKey,
  })

/** Ends a key at once and for good, with the tokens it holds. Throws `ApiError` 400 when the bot check was not passed, 401 for an invalid key. */
export const revokeKey = (
  client: Client,
  { botCheck, ...options }: BotCheck & CallOptions,
): Call<{ revoked: boolean }> =>
  send(client, `${client.hosts.dashboard}/api/v1/api_key`, {
    ...options,
    ...botCheckForm(botCheck),
    method: 'DELETE',
    auth: 'key',
  })
