import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { billing } from './billing.ts'
import { jsonOr } from './json-or.ts'

/** When and where to send emails about a low balance. */
export interface BalanceNotification {
  /** Thresholds in tokens; an email is sent when the balance falls below one of them. */
  thresholds: readonly number[]
  /** Email address for alerts. */
  email: string
}

/** A key's balance notifications. */
export interface BalanceNotificationInfo {
  /** Thresholds in tokens; an email is sent when the balance falls below one of them. */
  thresholds: number[]
  /** Email address for alerts. */
  email: string
  /** Whether the email address is confirmed. Until then, emails wait, for as long as the link is valid. */
  email_confirmed: boolean
  /** When the last confirmation link was sent (ISO 8601); null if none was. */
  confirmation_sent_at: string | null
}

const path = 'balance_notification'

/**
 * Turns on emails about low balances. An email address that the account hasn't confirmed gets a link first. Repeat the call to send another
 * one, at most once a minute. Throws `TypeError` for more than three different thresholds, `ApiError` 401, 422.
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

/** Turns off emails about low balances. Throws `ApiError` 401. */
export const removeBalanceNotification = (client: Client, options: CallOptions = {}): Call<unknown> =>
  send(client, billing(client, path), { ...options, method: 'DELETE', auth: byKey }, jsonOr<unknown>(null))
