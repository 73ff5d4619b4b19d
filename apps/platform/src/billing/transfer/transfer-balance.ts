import { hash, randomUUID } from 'node:crypto'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { fingerprint } from '../../kernel/key-text.ts'
import type { Sql } from '../../kernel/storage/database.ts'

export interface TransferResponse {
  /** Paid tokens that moved. */
  transferred: number
  /** Whether the giving key has ended. */
  revoked: boolean
}

export interface TransferOrder {
  senderId: string
  /** Text of the receiving key. */
  receiverKey: string
  revokeSender: boolean
  /** Moves once, however often it is tried. */
  idempotencyKey: string
  at: Date
  /** Address of the client, for the audit log of the giving key's user. */
  ip?: string
}

interface Outcome extends TransferResponse {
  outcome: 'moved' | 'elsewhere' | 'sender_ended' | 'receiver_ended' | 'itself' | 'nothing'
  receiver_id: string
}

/** Receiver of an earlier transfer is not the one of this. */
const elsewhere = () => new ApiFailure(422, 'This Idempotency-Key was used for a transfer to another key.')

const refusals: Readonly<Record<Exclude<Outcome['outcome'], 'moved'>, () => ApiFailure>> = {
  elsewhere,
  itself: () => new ApiFailure(400, 'An API key cannot transfer to itself. Choose another receiving key.'),
  nothing: () =>
    new ApiFailure(400, 'This API key has no paid tokens to transfer. Trial tokens stay with their key.'),
  receiver_ended: () =>
    new ApiFailure(404, 'The receiving API key does not exist. It may be mistyped or revoked.'),
  sender_ended: () => new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.'),
}

/** The ledger's name of a transfer: a caller's own key counts only among the transfers of the same sender. */
export function transferName(senderId: string, callersKey: string): string {
  return `transfer:${senderId}:${hash('sha256', callersKey)}`
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
): Promise<TransferResponse | undefined> {
  const senderId = await keyIdOf(sql, order.senderKey)
  if (senderId === undefined) return undefined
  const [row] = await sql.query<TransferResponse & { same: boolean }>(
    `select entries.amount as transferred, coalesce((metadata->>'revoked')::boolean, false) as revoked,
       coalesce(account_id = 'regular:' || (select id from api_keys where hash = $2 or previous_hash = $2), false) as same
     from transfers join entries on entries.transfer_id = transfers.id where idempotency_key = $1 and amount > 0`,
    [transferName(senderId, order.callersKey), fingerprint(order.receiverKey).hash],
  )
  if (row === undefined) return undefined
  if (!row.same) throw elsewhere()
  return { transferred: row.transferred, revoked: row.revoked }
}

/**
 * Moves all paid tokens of one key to another; trial tokens stay. One statement: the giving key ends with it where that is asked for,
 * and both users' audit logs are told. Answers the id of the receiving key, too.
 * Throws 400 when there is nothing to move or the keys are one, 401 when the giving and 404 when the receiving key has ended or is none,
 * 422 when the name was used for another receiver.
 */
export async function transferBalance(
  sql: Sql,
  { senderId, receiverKey, revokeSender, idempotencyKey, at, ip }: TransferOrder,
): Promise<TransferResponse & { receiverId: string }> {
  const [row] = await sql.query<Outcome>('select * from transfer_paid_tokens($1, $2, $3, $4, $5, $6, $7)', [
    randomUUID(),
    idempotencyKey,
    senderId,
    fingerprint(receiverKey).hash,
    revokeSender,
    at,
    ip ?? null,
  ])
  if (row === undefined) throw new Error('A transfer came to no outcome.')
  if (row.outcome !== 'moved') throw refusals[row.outcome]()
  return { transferred: row.transferred, revoked: row.revoked, receiverId: row.receiver_id }
}
