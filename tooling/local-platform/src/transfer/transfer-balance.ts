import { createHash, randomUUID } from 'node:crypto'
import { recordKeyAction } from '../audit/record-key-action.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { fingerprint } from '../keys/key-text.ts'
import { revokeKey } from '../keys/keys.ts'
import type { Sql } from '../storage/database.ts'

export interface TransferAnswer {
  /** Paid tokens that moved. */
  transferred: number
  /** Whether the giving key has ended. */
  revoked: boolean
}

export interface TransferOrder {
  senderId: string
  receiverId: string
  revokeSender: boolean
  /** Moves once, however often it is tried. */
  idempotencyKey: string
  at: Date
  /** Address of the client, for the audit logs of the keys' users; without it nothing is recorded there. */
  recordedIp?: string | undefined
}

interface Outcome extends TransferAnswer {
  outcome: 'moved' | 'elsewhere' | 'sender_ended' | 'receiver_ended' | 'nothing'
}

/** Receiver of an earlier transfer is not the one of this. */
const elsewhere = () => new ApiFailure(422, 'This Idempotency-Key was used for a transfer to another key.')

/** The receiving key cannot be found, or has ended. */
export const unknownReceiver = () =>
  new ApiFailure(404, 'The receiving API key does not exist. It may be mistyped or revoked.')

const senderEnded = () => new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')

const nothingToMove = () =>
  new ApiFailure(400, 'This API key has no paid tokens to transfer. Trial tokens stay with their key.')

/** The ledger's name of a transfer: a caller's own key counts only among the transfers of the same sender. */
export function transferName(senderId: string, callersKey: string): string {
  return `transfer:${senderId}:${createHash('sha256').update(callersKey).digest('hex')}`
}

/** The id of a key by its text, revoked or not; undefined for an unknown one. */
export async function keyIdOf(sql: Sql, text: string): Promise<string | undefined> {
  const [key] = await sql.query<{ id: string }>(
    'select id from api_keys where hash = $1 or previous_hash = $1',
    [fingerprint(text).hash],
  )
  return key?.id
}

/**
 * What an earlier try of a transfer answered, also when it ended the giving key; undefined when there was none.
 * Throws 422 when it went to another key than this time.
 */
export async function findTransfer(
  sql: Sql,
  order: { senderKey: string; receiverKey: string; callersKey: string },
): Promise<TransferAnswer | undefined> {
  const senderId = await keyIdOf(sql, order.senderKey)
  if (senderId === undefined) return undefined
  const [row] = await sql.query<TransferAnswer & { same: boolean }>(
    `select entries.amount as transferred, coalesce((metadata->>'revoked')::boolean, false) as revoked,
       coalesce(account_id = 'regular:' || (select id from api_keys where hash = $2 or previous_hash = $2), false) as same
     from transfers join entries on entries.transfer_id = transfers.id where idempotency_key = $1 and amount > 0`,
    [transferName(senderId, order.callersKey), fingerprint(order.receiverKey).hash],
  )
  if (row === undefined) return undefined
  if (!row.same) throw elsewhere()
  return { transferred: row.transferred, revoked: row.revoked }
}

/** Tells the audit logs of both keys' users of a transfer, unless it was an earlier one that did it. */
async function recordTransfer(sql: Sql, id: string, order: TransferOrder, ip: string): Promise<void> {
  const { senderId, receiverId, revokeSender, at } = order
  const [made] = await sql.query<{ tokens: number; sender_tail: string; receiver_tail: string }>(
    `select amount as tokens, metadata->>'sender_tail' as sender_tail, metadata->>'receiver_tail' as receiver_tail
     from transfers join entries on entries.transfer_id = transfers.id where transfers.id = $1 and amount > 0`,
    [id],
  )
  if (made === undefined) return
  const { tokens, sender_tail: from, receiver_tail: to } = made
  await recordKeyAction(sql, senderId, { action: 'tokens_sent', detail: { tokens, to }, at, ip })
  await recordKeyAction(sql, receiverId, { action: 'tokens_received', detail: { tokens, from }, at })
  if (revokeSender)
    await recordKeyAction(sql, senderId, { action: 'key_revoked', detail: { by: 'transfer' }, at, ip })
}

/**
 * Moves all paid tokens of one key to another; trial tokens stay. `sql` is a transaction where the giving key ends with it, or where it is recorded.
 * Throws 400 when there is nothing to move, 401 when the giving and 404 when the receiving key has ended, 422 when the name was used for another receiver.
 */
export async function transferBalance(sql: Sql, order: TransferOrder): Promise<TransferAnswer> {
  const { senderId, receiverId, revokeSender, idempotencyKey, at } = order
  const id = randomUUID()
  const [row] = await sql.query<Outcome>('select * from transfer_paid_tokens($1, $2, $3, $4, $5, $6)', [
    id,
    idempotencyKey,
    senderId,
    receiverId,
    revokeSender,
    at,
  ])
  if (row === undefined) throw new Error('A transfer came to no outcome.')
  const { outcome, ...answer } = row
  if (outcome === 'elsewhere') throw elsewhere()
  if (outcome === 'sender_ended') throw senderEnded()
  if (outcome === 'receiver_ended') throw unknownReceiver()
  if (outcome === 'nothing') throw nothingToMove()
  // As the transfer says, which may be an earlier try that was asked to leave the key alone.
  if (answer.revoked) await revokeKey(sql, senderId, at)
  if (order.recordedIp !== undefined) await recordTransfer(sql, id, order, order.recordedIp)
  return answer
}
