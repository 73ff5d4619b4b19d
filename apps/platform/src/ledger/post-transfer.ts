import { randomUUID } from 'node:crypto'

import type { Sql } from '../kernel/storage/database.ts'

export type TransferType = 'consume' | 'purchase' | 'trial' | 'transfer'

export interface Transfer {
  /** A transfer is posted once per key, however often it is retried. */
  idempotencyKey: string
  type: TransferType
  /** Tokens per account: negative for a debit, positive for a credit. Must sum to zero. */
  entries: Readonly<Record<string, number>>
  metadata?: Readonly<Record<string, unknown>>
  at: Date
}

/** SQLSTATE of `post_transfer` for a wallet with too few tokens. */
const insufficientBalance = 'LG001'

/** A wallet has fewer tokens than a transfer debits. Nothing was changed. */
export class InsufficientBalance extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'InsufficientBalance'
  }
}

/**
 * Posts a transfer inside the caller's transaction. Balances change in no other way.
 * Returns its id and whether this call made it (`false`: the idempotency key is known, nothing changed).
 * Locks wallets in the order of their ids, so that two transfers never wait for each other.
 * Throws `InsufficientBalance` when a wallet would go below zero, and an Error when the entries are not whole or do not sum to zero.
 */
export async function postTransfer(sql: Sql, transfer: Transfer): Promise<{ id: string; created: boolean }> {
  const entries = Object.entries(transfer.entries).filter(([, amount]) => amount !== 0)
  if (entries.some(([, amount]) => !Number.isSafeInteger(amount)))
    throw new Error('Token amounts are whole numbers.')
  if (entries.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error('The entries of a transfer must sum to zero.')

  try {
    const [posted] = await sql.query<{ id: string; created: boolean }>(
      'select id, created from post_transfer($1, $2, $3, $4, $5, $6, $7)',
      [
        randomUUID(),
        transfer.idempotencyKey,
        transfer.type,
        JSON.stringify(transfer.metadata ?? {}),
        transfer.at,
        entries.map(([account]) => account),
        entries.map(([, amount]) => amount),
      ],
    )
    if (posted === undefined)
      throw new Error(`Transfer ${transfer.idempotencyKey} was neither posted nor found.`)
    return posted
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === insufficientBalance)
      throw new InsufficientBalance(error.message)
    throw error
  }
}
