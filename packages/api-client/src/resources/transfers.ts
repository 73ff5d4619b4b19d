import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { billing } from './billing.ts'
import { botCheckForm, type BotCheck } from './bot-check.ts'

/** A transfer of tokens between keys. */
export interface TransferOrder {
  /** API key that receives the tokens. */
  receiverKey: string
  /** Revoke the calling key afterwards. Requires transferring all paid tokens. */
  revokeSender?: boolean
  /** Tokens to transfer, 1 or more; all paid tokens by default. */
  amount?: number | undefined
}

/** What was transferred. */
export interface TransferResponse {
  /** Number of tokens transferred. */
  transferred: number
  /** Whether the calling key was revoked. */
  revoked: boolean
}

/**
 * Transfers all paid tokens of the calling key to `receiverKey`; trial tokens remain. With `revokeSender` the calling key is revoked.
 * Throws `ApiError` 400 when the bot check fails or there is nothing to transfer, 401 for an invalid key, 404 for an unknown receiver.
 */
export const transferBalance = (
  client: Client,
  { botCheck, receiverKey, revokeSender, amount, ...options }: BotCheck & CallOptions & TransferOrder,
): Call<TransferResponse> =>
  send(
    client,
    billing(
      client,
      `transfer_balance?${new URLSearchParams({ receiver_key: receiverKey, ...(revokeSender && { revoke_sender_key: 'true' }), ...(amount !== undefined && { amount: String(amount) }) })}`,
    ),
    { ...options, ...botCheckForm(botCheck), method: 'POST', auth: byKey, secret: receiverKey },
  )
