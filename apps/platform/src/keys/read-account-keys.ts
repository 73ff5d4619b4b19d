import type { KeyKind } from '../kernel/key-text.ts'
import type { Sql } from '../kernel/storage/database.ts'
import type { Budget } from '../ledger/budget-schemas.ts'
import { readKeyBudgets } from '../ledger/budgets.ts'
import type { AccountKey } from './schemas.ts'
import type { Scope } from './scopes.ts'

interface Row {
  id: string
  name: string | null
  kind: KeyKind
  tail: string
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
  revoked_at: Date | null
  scopes: Scope[] | null
  stores_bodies: boolean
  previous_ends_at: Date | null
  trial_end: Date | null
  trial: number
  regular: number
  crossed_alert: number | null
  auto_recharge_paused: boolean
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

function fromRow(row: Row, budget: Budget | null, at: Date): AccountKey {
  const { id, name, kind, scopes, trial, regular, previous_ends_at: previousEnd } = row
  const inGrace = row.revoked_at === null && previousEnd !== null && previousEnd > at
  return {
    id,
    name,
    kind,
    masked: `sf_${kind}_…${row.tail}`,
    created_at: row.created_at.toISOString(),
    last_used_at: iso(row.last_used_at),
    expires_at: iso(row.expires_at),
    revoked_at: iso(row.revoked_at),
    scopes,
    stores_bodies: row.stores_bodies,
    wallet: {
      trial_balance: trial,
      trial_end: iso(row.trial_end),
      regular_balance: regular,
      total_balance: trial + regular,
    },
    crossed_alert: row.crossed_alert,
    auto_recharge_paused: row.auto_recharge_paused,
    budget,
    rotation: inGrace ? { previous_key_ends_at: previousEnd.toISOString() } : null,
  }
}

/** Returns the keys of a user with their wallets at a time, newest first; only the key `id` when given. */
export async function readAccountKeys(
  sql: Sql,
  userId: string,
  at: Date,
  { id, includeRevoked = false }: { id?: string; includeRevoked?: boolean } = {},
): Promise<AccountKey[]> {
  const rows = await sql.query<Row>(
    `select api_keys.id, name, api_keys.kind, tail, created_at, last_used_at, expires_at, revoked_at, scopes, stores_bodies, previous_ends_at, trial_end,
       coalesce(sum(balance) filter (where accounts.kind = 'trial' and coalesce(trial_end >= $2, true)), 0)::bigint as trial,
       coalesce(sum(balance) filter (where accounts.kind = 'regular'), 0)::bigint as regular,
       (select min(threshold) from balance_notifications where key_id = api_keys.id and threshold > key_balance(api_keys.id, $2)) as crossed_alert,
       exists (select from auto_recharges where key_id = api_keys.id and paused) as auto_recharge_paused
     from api_keys left join accounts on accounts.key_id = api_keys.id
     where user_id = $1 and ($3 or revoked_at is null) and ($4::text is null or api_keys.id = $4)
     group by api_keys.id order by created_at desc, api_keys.id`,
    [userId, at, includeRevoked, id ?? null],
  )
  const budgetOf = await readKeyBudgets(
    sql,
    rows.map((row) => row.id),
    at,
  )
  return rows.map((row) => fromRow(row, budgetOf(row.id), at))
}
