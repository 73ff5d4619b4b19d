import { hash } from 'node:crypto'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { keyIdOf } from '../../keys/keys.ts'
import { regularAccount } from '../../ledger/accounts.ts'

export interface TransferResponse {
  /** Paid tokens that moved. */
  transferred: number
  /** Whether the sending key was revoked. */
  revoked: boolean
}

/** Returns the ledger's idempotency key of a transfer. The caller's key is unique among the transfers of one sender only. */
export function transferName(senderId: string, callersKey: string): string {
  return `transfer:${senderId}:${hash('sha256', callersKey)}`
}

/** Returns the result of an earlier transfer with this idempotency key; undefined without one. Throws 422 when its receiver was another key. */
export async function findTransfer(
  sql: Sql,
  name: string,
  receiverId: string | undefined,
): Promise<TransferResponse | undefined> {
  const [transfer] = await sql.query<TransferResponse & { account: string }>(
    `select amount as transferred, account_id as account, coalesce((metadata->>'revoked')::boolean, false) as revoked
     from transfers join entries on entries.transfer_id = transfers.id where idempotency_key = $1 and amount > 0`,
    [name],
  )
  if (transfer === undefined) return undefined
  const { account, ...result } = transfer
  if (receiverId === undefined || account !== regularAccount(receiverId))
    throw new ApiFailure(422, 'This Idempotency-Key was used for a transfer to another key.')
  return result
}

/** Finds an earlier transfer by the texts of the two keys, which may be revoked by now, and the caller's idempotency key. */
export async function findTransferOfKeys(
  sql: Sql,
  { senderKey, receiverKey, callersKey }: { senderKey: string; receiverKey: string; callersKey: string },
): Promise<TransferResponse | undefined> {
  const senderId = await keyIdOf(sql, senderKey)
  if (senderId === undefined) return undefined
  return findTransfer(sql, transferName(senderId, callersKey), await keyIdOf(sql, receiverKey))
}
