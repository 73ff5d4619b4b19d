import { randomUUID } from 'node:crypto'

import type { Sql } from '../kernel/storage/database.ts'
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

interface Posted {
  id: string
  created: boolean
  /** Set when a wallet is short. */
  balance: number | null
  wanted: number | null
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

  const [posted] = await sql.query<Posted>('select * from post_transfer($1, $2, $3, $4, $5, $6, $7)', [
    randomUUID(),
    transfer.idempotencyKey,
    transfer.type,
    JSON.stringify(transfer.metadata ?? {}),
    transfer.at,
    entries.map(([account]) => account),
    entries.map(([, amount]) => amount),
  ])
  if (posted === undefined) throw new Error(`Transfer ${transfer.idempotencyKey} neither inserted nor found.`)
  const { id, created, balance, wanted } = posted
  if (balance !== null && wanted !== null) throw new InsufficientBalance(balance, wanted)
  return { id, created }
}
