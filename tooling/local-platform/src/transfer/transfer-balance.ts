import { createHash } from 'node:crypto'
import { ApiFailure } from '../http/api-failure.ts'
import { fingerprint } from '../keys/key-text.ts'
import { revokeKey } from '../keys/keys.ts'
import { regularAccount } from '../ledger/accounts.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { readWallet } from '../ledger/wallet.ts'
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
  /** Posts once, however often it is tried. */
  idempotencyKey: string
  at: Date
}

/** The ledger's name of a transfer: a caller's own key counts only among the transfers of the same sender. */
export function transferName(senderId: string, callersKey: string): string {
  return `transfer:${senderId}:${createHash('sha256').update(callersKey).digest('hex')}`
}

/** The id of a key by its text, revoked or not; undefined for an unknown one. */
export async function keyIdOf(sql: Sql, text: string): Promise<string | undefined> {
  const [key] = await sql.query<{ id: string }>('select id from api_keys where hash = $1', [
    fingerprint(text).hash,
  ])
  return key?.id
}

/** What a transfer that was made before answered. Throws 422 when it went to another key than this time. */
export async function findTransfer(
  sql: Sql,
  idempotencyKey: string,
  receiverId: string | undefined,
): Promise<TransferAnswer | undefined> {
  const [row] = await sql.query<{ account_id: string; amount: number; revoked: boolean }>(
    `select account_id, amount, coalesce((metadata->>'revoked')::boolean, false) as revoked
     from transfers join entries on entries.transfer_id = transfers.id where idempotency_key = $1 and amount > 0`,
    [idempotencyKey],
  )
  if (row === undefined) return undefined
  if (receiverId === undefined || row.account_id !== regularAccount(receiverId)) {
    throw new ApiFailure(422, 'This Idempotency-Key was used for a transfer to another key.')
  }
  return { transferred: row.amount, revoked: row.revoked }
}

const endedSender = 'This API key is not valid. It may be mistyped or revoked.'
const endedReceiver = 'The receiving API key does not exist. It may be mistyped or revoked.'

/**
 * Moves all paid tokens of one key to another inside the caller's transaction; trial tokens stay. With `revokeSender` the giving key ends with it.
 * Throws 400 when there is nothing to move, 401 when the giving and 404 when the receiving key has ended in the meantime.
 */
export async function transferBalance(sql: Sql, order: TransferOrder): Promise<TransferAnswer> {
  const { senderId, receiverId, revokeSender, idempotencyKey, at } = order
  const keys = await sql.query<{ id: string; tail: string; revoked_at: Date | null }>(
    'select id, tail, revoked_at from api_keys where id = any($1::text[]) order by id for no key update',
    [[senderId, receiverId]],
  )
  // Asked again under the lock: another try of the same transfer may have come first.
  const known = await findTransfer(sql, idempotencyKey, receiverId)
  if (known !== undefined) return known
  const sender = keys.find(({ id }) => id === senderId)
  const receiver = keys.find(({ id }) => id === receiverId)
  if (sender === undefined || sender.revoked_at !== null) throw new ApiFailure(401, endedSender)
  if (receiver === undefined || receiver.revoked_at !== null) throw new ApiFailure(404, endedReceiver)
  const { regular } = await readWallet(sql, senderId, at, true)
  if (regular === 0)
    throw new ApiFailure(
      400,
      'This API key has no paid tokens to transfer. Trial tokens stay with their key.',
    )
  await postTransfer(sql, {
    idempotencyKey,
    type: 'transfer',
    entries: { [regularAccount(senderId)]: -regular, [regularAccount(receiverId)]: regular },
    metadata: { sender_tail: sender.tail, receiver_tail: receiver.tail, revoked: revokeSender },
    at,
  })
  if (revokeSender) await revokeKey(sql, senderId, at)
  return { transferred: regular, revoked: revokeSender }
}
