import { keptFor } from '../kernel/processes/retention.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { UsageRefused, type Refusal } from './usage-refused.ts'

/** Tokens that are held for a call while another company works on it. */
export interface Hold {
  /** Idempotency key of the later charge, which ends the hold. */
  id: string
  keyId: string
  /** Tokens that the call costs at least, and the most that is held for it. */
  least: number
  most: number
  at: Date
  /** When it ends by itself. */
  expiresAt: Date
  /** The process that makes the call: the hold ends with it. */
  processId?: string
}

/** Holds tokens of a key, so that calls at the same time do not spend them. Throws `UsageRefused` when less than `least` is left. */
export async function holdTokens(sql: Sql, hold: Hold): Promise<void> {
  const [held] = await sql.query<{ refusal: Refusal | null }>(
    'select hold_tokens($1, $2, $3, $4, $5, $6, $7) as refusal',
    [hold.id, hold.keyId, hold.least, hold.most, hold.at, hold.expiresAt, hold.processId ?? null],
  )
  const refusal = held?.refusal ?? null
  if (refusal !== null) throw new UsageRefused(refusal)
}

/** Holds that have ended by themselves. */
export const holdRetention = keptFor({ table: 'holds', key: 'id', since: 'expires_at', milliseconds: 0 })

/** Returns whether tokens of a key are held. */
export async function hasHolds(sql: Sql, keyId: string, at: Date): Promise<boolean> {
  const [row] = await sql.query<{ held: number }>('select held_tokens($1, $2) as held', [keyId, at])
  return row !== undefined && row.held > 0
}

/** Lets a hold outlive its process: another one goes on with the work. */
export async function keepHold(sql: Sql, id: string): Promise<void> {
  await sql.query('update holds set process_id = null where id = $1', [id])
}

/** Ends a hold. Does nothing if the charge has ended it. */
export async function releaseHold(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from holds where id = $1', [id])
}
