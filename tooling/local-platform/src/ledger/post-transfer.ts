import { randomUUID } from 'node:crypto'
import type { Sql } from '../storage/database.ts'
import { InsufficientBalance } from './insufficient-balance.ts'

export type TransferType = 'consume' | 'purchase' | 'trial' | 'transfer'

export interface Transfer {
  /** The same key posts once, however often it is tried. */
  idempotencyKey: string
  type: TransferType
  /** Tokens per account: negative gives, positive takes. Must sum to zero. */
  entries: Readonly<Record<string, number>>
  metadata?: Readonly<Record<string, unknown>>
  at: Date
}

/**
 * Posts one transfer inside the caller's transaction: the only way a balance changes.
 * Answers its id, and whether this call made it (`false`: the idempotency key was known, nothing changed).
 * Locks wallets in the order of their ids, so that two transfers never wait for each other.
 * Throws `InsufficientBalance` when a wallet would go below zero, and an Error when the entries are not whole or do not sum to zero.
 */
export async function postTransfer(sql: Sql, transfer: Transfer): Promise<{ id: string; created: boolean }> {
  const entries = Object.entries(transfer.entries).filter(([, amount]) => amount !== 0)
  if (entries.some(([, amount]) => !Number.isSafeInteger(amount)))
    throw new Error('Token amounts are whole numbers.')
  if (entries.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error('The entries of a transfer must sum to zero.')

  const [inserted] = await sql.query<{ id: string }>(
    `insert into transfers (id, idempotency_key, type, metadata, created_at) values ($1, $2, $3, $4, $5)
     on conflict (idempotency_key) do nothing returning id`,
    [
      randomUUID(),
      transfer.idempotencyKey,
      transfer.type,
      JSON.stringify(transfer.metadata ?? {}),
      transfer.at,
    ],
  )
  if (inserted === undefined) {
    const [known] = await sql.query<{ id: string }>('select id from transfers where idempotency_key = $1', [
      transfer.idempotencyKey,
    ])
    if (known === undefined)
      throw new Error(`Transfer ${transfer.idempotencyKey} neither inserted nor found.`)
    return { id: known.id, created: false }
  }

  const wallets = entries
    .filter(([account]) => !account.startsWith('system:'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [account, amount] of wallets) {
    const [wallet] = await sql.query<{ balance: number }>(
      'select balance from accounts where id = $1 for update',
      [account],
    )
    if (wallet === undefined) throw new Error(`Account ${account} does not exist.`)
    if (wallet.balance + amount < 0) throw new InsufficientBalance(wallet.balance, -amount)
    await sql.query('update accounts set balance = balance + $2 where id = $1', [account, amount])
  }
  for (const [account, amount] of entries) {
    await sql.query('insert into entries (transfer_id, account_id, amount) values ($1, $2, $3)', [
      inserted.id,
      account,
      amount,
    ])
  }
  return { id: inserted.id, created: true }
}
