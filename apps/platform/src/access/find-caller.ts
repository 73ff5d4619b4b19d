import { fingerprint, isKeyText } from '../kernel/key-text.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { isLiveText, keyColumns, type ApiKey } from '../keys/keys.ts'
import type { Scope } from '../keys/scopes.ts'
import type { Refusal } from '../ledger/usage-refused.ts'

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
  select ${keyColumns}, scopes, coalesce(expires_at <= $2, false) as is_expired,
    key_balance(id, $2) as balance, tightest.remaining, tightest.stopped_by
  from api_keys left join lateral (
    select budget_left(budgets, $2) as remaining, case when key_id is null then 'spend_limit' else 'budget' end as stopped_by
    from budgets where hard_stop and (budgets.key_id = api_keys.id or budgets.user_id = api_keys.user_id)
    order by 1, 2 limit 1
  ) as tightest on true
  where ${isLiveText}`

/** Finds a key by its text, or by the one before it in the grace of a rotation; undefined when the text is no key, unknown or revoked. */
export async function findCaller(sql: Sql, text: string, at: Date): Promise<CallingKey | undefined> {
  if (!isKeyText(text)) return undefined
  const [key] = await sql.query<CallingKey>(statement, [fingerprint(text).hash, at])
  return key
}
