import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { fingerprint } from '../../kernel/key-text.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { revokeKey } from '../../keys/keys.ts'
import { regularAccount } from '../../ledger/accounts.ts'
import { hasHolds } from '../../ledger/holds.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import { refusalMessages, type LimitRefusal } from '../../ledger/usage-refused.ts'
import { lockWallets, readWallet } from '../../ledger/wallet.ts'
import { recordAction, type Actor } from '../../records/record-action.ts'
import { findTransfer, type TransferResponse } from './find-transfer.ts'

export interface TransferOrder {
  senderId: string
  /** Text of the receiving key. */
  receiverKey: string
  revokeSender: boolean
  /** Tokens to move; all paid tokens without it. */
  amount?: number | undefined
  /** Idempotency key from `transferName`: the transfer is made once, however often it is retried. */
  name: string
  at: Date
  /** Who moves the tokens, for the audit log. */
  actor?: Actor
  /** Address of the client, for the audit log. */
  ip?: string
}

interface LockedKey {
  id: string
  tail: string
  user_id: string | null
  /** Whether the key is neither revoked nor expired, and its text not replaced. */
  is_usable: boolean
}

const refusals = {
  itself: () => new ApiFailure(400, 'An API key cannot transfer to itself. Choose another receiving key.'),
  nothing: () =>
    new ApiFailure(400, 'This API key has no paid tokens to transfer. Trial tokens stay with their key.'),
  tooMuch: (tokens: number) =>
    new ApiFailure(400, `This API key has only ${tokens} paid tokens. Transfer fewer.`),
  revoked: () =>
    new ApiFailure(400, 'To revoke the key, transfer all of its paid tokens: leave out the amount.'),
  held: () =>
    new ApiFailure(
      409,
      'Calls or bulk jobs with this API key are still running. Transfer its tokens after they have finished.',
    ),
  receiver: () => new ApiFailure(404, 'The receiving API key does not exist. It may be mistyped or revoked.'),
  sender: () => new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.'),
}

/** Finds and locks both keys in the order of their ids, as all code does that locks two keys, which prevents deadlocks. */
async function lockKeys(
  sql: Sql,
  { senderId, receiverKey, at }: TransferOrder,
): Promise<{ sender: LockedKey | undefined; receiver: LockedKey | undefined }> {
  const keys = await sql.query<LockedKey & { is_receiver: boolean }>(
    `with named as (select key_id, ends_at from session_keys where hash = $2)
     select id, tail, user_id,
       hash = $2 or coalesce(previous_hash = $2, false) or id = coalesce((select key_id from named), '') as is_receiver,
       revoked_at is null and (id = $1 or (
         (hash = $2 or (previous_hash = $2 and previous_ends_at > $3) or coalesce((select ends_at > $3 from named), false))
         and (expires_at is null or expires_at > $3))) as is_usable
     from api_keys where id = $1 or hash = $2 or previous_hash = $2 or id = (select key_id from named)
     order by id for no key update`,
    [senderId, fingerprint(receiverKey).hash, at],
  )
  return {
    sender: keys.find(({ id }) => id === senderId),
    receiver: keys.find(({ is_receiver: isReceiver }) => isReceiver),
  }
}

/**
 * Transfers paid tokens of one key to another, inside the caller's transaction: `amount`, or all. Trial tokens stay. Revokes the sending key on request.
 * The audit logs of both users get an entry. A retry with the same idempotency key returns the earlier transfer.
 * Counts on the budget of the sending key and, unless the receiving key has the same user, on the spend limit of its user.
 * Throws 400 when there is nothing to transfer, or less than `amount`, or both keys are the same, 402 when a limit does not cover the tokens, 401 when the sending and 404 when the receiving key is not
 * usable, 409 while calls hold tokens of the sending key, 422 when the idempotency key was used for another receiver.
 */
export async function transferBalance(
  sql: Sql,
  order: TransferOrder,
): Promise<TransferResponse & { receiverId: string }> {
  const { senderId, revokeSender, amount, name, at, actor, ip } = order
  const { sender, receiver } = await lockKeys(sql, order)
  if (receiver?.id === senderId) throw refusals.itself()
  if (revokeSender && amount !== undefined) throw refusals.revoked()
  /** Most transfers are no retries, so an earlier one is looked up only where a retry ends: refused, or posted before. */
  const earlierOr = async (refusal: () => ApiFailure) => {
    const earlier = await findTransfer(sql, name, receiver?.id)
    if (earlier === undefined || receiver === undefined) throw refusal()
    return { ...earlier, receiverId: receiver.id }
  }
  if (sender?.is_usable !== true) return earlierOr(refusals.sender)
  if (receiver?.is_usable !== true) return earlierOr(refusals.receiver)

  await lockWallets(sql, [senderId, receiver.id])
  // Read after the wallets were locked, so that no charge and no hold can come between.
  const { regular: available } = await readWallet(sql, senderId, at)
  if (available === 0) return earlierOr(refusals.nothing)
  const tokens = amount ?? available
  if (tokens > available) return earlierOr(() => refusals.tooMuch(available))
  const { created } = await postTransfer(sql, {
    idempotencyKey: name,
    type: 'transfer',
    entries: { [regularAccount(senderId)]: -tokens, [regularAccount(receiver.id)]: tokens },
    metadata: { sender_tail: sender.tail, receiver_tail: receiver.tail, revoked: revokeSender },
    at,
  })
  if (!created) return earlierOr(refusals.nothing)
  if (await hasHolds(sql, senderId, at)) throw refusals.held()
  const [limit] = await sql.query<{ refusal: LimitRefusal | null }>(
    'select count_on_budgets($1, $2, $3, $4, false) as refusal',
    [senderId, tokens, at, sender.user_id !== null && sender.user_id === receiver.user_id],
  )
  const refused = limit?.refusal ?? null
  if (refused !== null) throw new ApiFailure(402, refusalMessages[refused])
  await recordAction(sql, {
    userId: sender.user_id,
    action: 'tokens_sent',
    subject: senderId,
    detail: { tokens, to: receiver.tail },
    at,
    actor,
    ip,
  })
  await recordAction(sql, {
    userId: receiver.user_id,
    action: 'tokens_received',
    subject: receiver.id,
    detail: { tokens, from: sender.tail },
    at,
    actor: sender.user_id === receiver.user_id ? actor : 'system',
  })
  if (revokeSender) await revokeKey(sql, senderId, { at, actor, ip, detail: { by: 'transfer' } })
  return { transferred: tokens, revoked: revokeSender, receiverId: receiver.id }
}
