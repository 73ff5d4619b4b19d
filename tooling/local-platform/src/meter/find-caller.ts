import { fingerprint, isKeyText } from '../keys/key-text.ts'
import type { ApiKey } from '../keys/keys.ts'
import type { Scope } from '../keys/scopes.ts'
import type { Refusal } from '../ledger/use-refused.ts'
import type { Sql } from '../storage/database.ts'

/** What the tightest budget that stops the key leaves, in tokens; of the key itself, or of its user. */
type Tightest =
  | { remaining: number; stopped_by: Exclude<Refusal, 'balance'> }
  | { remaining: null; stopped_by: null }

/** A key that calls, with all that decides whether it may. */
export type CallingKey = ApiKey &
  Tightest & {
    /** What the key may call; null for everything. */
    scopes: Scope[] | null
    is_expired: boolean
    /** Tokens left, trial and paid together. */
    balance: number
  }

/** All that a call asks of its key, in one round trip. */
const statement = `
  select keys.id, keys.kind, keys.tail, keys.user_id, keys.email, keys.speed_level, keys.trial_start, keys.trial_end,
    keys.created_at, keys.last_used_at, keys.revoked_at, keys.scopes, coalesce(keys.expires_at <= $2, false) as is_expired,
    (select coalesce(sum(case when accounts.kind = 'trial' and keys.trial_end < $2 then 0 else balance end), 0)::bigint
      from accounts where key_id = keys.id) as balance,
    tightest.remaining, tightest.stopped_by
  from api_keys as keys left join lateral (
    select budget_left(budgets, $2) as remaining, case when key_id is null then 'spend_limit' else 'budget' end as stopped_by
    from budgets where hard_stop and (budgets.key_id = keys.id or budgets.user_id = keys.user_id)
    order by 1, 2 limit 1
  ) as tightest on true
  where (hash = $1 or (previous_hash = $1 and previous_ends_at > $2)) and revoked_at is null`

/** Finds a key by its text, or by the one before it in the grace of a rotation; undefined when the text is no key, unknown or revoked. */
export async function findCaller(sql: Sql, text: string, at: Date): Promise<CallingKey | undefined> {
  if (!isKeyText(text)) return undefined
  const [key] = await sql.query<CallingKey>(statement, [fingerprint(text).hash, at])
  return key
}
