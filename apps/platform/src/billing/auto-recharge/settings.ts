import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { Decline } from '../../records/declines.ts'
import { takenThisMonth } from './charges.ts'
import type { AutoRechargeInfo } from './schemas.ts'
import { requireCap, type SavedCard } from './setups.ts'

interface Row {
  price_id: string
  threshold: number
  monthly_cap: number
  email: string
  card: SavedCard['card']
  last_attempt_at: Date | null
  last_outcome: 'paid' | 'refused' | 'unreachable' | 'monthly_cap' | null
  last_detail: Decline | null
  next_attempt_at: Date | null
  paused: boolean
}

/** Returns the auto-recharge settings of a key; undefined when it is off. */
export async function readAutoRecharge(
  sql: Sql,
  keyId: string,
  at: Date,
): Promise<AutoRechargeInfo | undefined> {
  const [row] = await sql.query<Row>(
    `select price_id, threshold, monthly_cap, email, card, last_attempt_at, last_outcome, last_detail, next_attempt_at, paused
     from auto_recharges where key_id = $1`,
    [keyId],
  )
  if (row === undefined) return undefined
  return {
    auto_recharge: true,
    auto_recharge_threshold: row.threshold,
    auto_recharge_price_id: row.price_id,
    auto_recharge_email: row.email,
    auto_recharge_card: row.card,
    auto_recharge_monthly_cap: row.monthly_cap,
    auto_recharge_taken_this_month: await takenThisMonth(sql, keyId, at),
    auto_recharge_last_attempt:
      row.last_attempt_at === null
        ? null
        : {
            at: row.last_attempt_at.toISOString(),
            outcome: row.last_outcome ?? 'open',
            detail: row.last_detail,
          },
    auto_recharge_next_attempt: row.next_attempt_at?.toISOString() ?? null,
    auto_recharge_paused: row.paused,
  }
}

/** Changes the threshold (tokens) and, when given, the monthly cap (cents), and resumes paused charges. Throws 404 when auto-recharge is off. */
export async function changeAutoRecharge(
  sql: Sql,
  keyId: string,
  change: { threshold: number; monthlyCap: number | undefined },
): Promise<void> {
  const [row] = await sql.query<{ price_id: string; last_outcome: string | null; paused: boolean }>(
    'select price_id, last_outcome, paused from auto_recharges where key_id = $1 for update',
    [keyId],
  )
  if (row === undefined) throw new ApiFailure(404, 'Auto-recharge is off for this API key.')
  if (change.monthlyCap !== undefined) requireCap(change.monthlyCap, row.price_id, 'query')
  const isFresh = row.paused || row.last_outcome === 'monthly_cap'
  await sql.query(
    `update auto_recharges set threshold = $2, monthly_cap = coalesce($3, monthly_cap), paused = false,
       refusals = case when paused then 0 else refusals end, next_attempt_at = case when $4 then null else next_attempt_at end
     where key_id = $1`,
    [keyId, change.threshold, change.monthlyCap ?? null, isFresh],
  )
}

/** Turns auto-recharge off, open setups included. Returns whether it was on. A charge that was sent to the provider and succeeds is still credited. */
export async function endAutoRecharge(sql: Sql, keyId: string): Promise<boolean> {
  await sql.query(
    `update auto_recharge_setups set state = 'cancelled' where key_id = $1 and state = 'open'`,
    [keyId],
  )
  const ended = await sql.query('delete from auto_recharges where key_id = $1 returning key_id', [keyId])
  await sql.query(
    `update auto_recharge_charges set state = 'abandoned' where key_id = $1 and state = 'open'`,
    [keyId],
  )
  return ended.length > 0
}
