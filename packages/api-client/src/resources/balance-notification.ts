import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { billing } from './billing.ts'
import { jsonOr } from './json-or.ts'

/** When to send mails about a low balance, and where to. */
export interface BalanceNotification {
  /** Balances in tokens; a mail is sent when the balance falls below one of them. */
  thresholds: readonly number[]
  /** Address for the mails. */
  email: string
}

/** The alerts of a key as they are set. */
export interface BalanceNotificationInfo {
  /** Balances in tokens; a mail is sent when the balance falls below one of them. */
  thresholds: number[]
  /** Address for the mails. */
  email: string
  /** Mails wait, for three days at most, until the address is confirmed by the link sent to it. */
  email_confirmed: boolean
  /** When the newest link was sent (ISO 8601); null if none was. */
  confirmation_sent_at: string | null
}

const path = 'balance_notification'

/**
 * Turns on mails about low balances. An address that the account has not confirmed gets a link first; the same call sends another one, at
 * most once in a minute. Throws `TypeError` for more than three different thresholds, `ApiError` 401, 422.
 */
export async function setBalanceNotification(
  client: Client,
  { thresholds, email }: BalanceNotification,
  options: CallOptions = {},
): Promise<BalanceNotificationInfo | null> {
  const different = Array.isArray(thresholds) && [...new Set<number>(thresholds)]
  if (!different || different.length > 3)
    throw new TypeError('Invalid thresholds: Must be array with max 3 values')
  const body = JSON.stringify({ thresholds: different, email })
  return send(
    client,
    billing(client, path),
    { ...options, method: 'POST', body, auth: byKey },
    jsonOr<BalanceNotificationInfo | null>(null),
  )
}

/** Turns off mails about low balances. Throws `ApiError` 401. */
export const removeBalanceNotification = (client: Client, options: CallOptions = {}): Call<unknown> =>
  send(client, billing(client, path), { ...options, method: 'DELETE', auth: byKey }, jsonOr<unknown>(null))
