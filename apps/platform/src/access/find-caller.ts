import { fingerprint, isKeyText } from '../kernel/key-text.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { isLiveText, keyColumns, keysWithSession, scopesOfCall, type ApiKey } from '../keys/keys.ts'
import type { Scope } from '../keys/scopes.ts'
import type { LimitRefusal } from '../ledger/usage-refused.ts'

/** Tokens left of the tightest hard budget that applies to the key: its own or the spend limit of its user. */
type Tightest = { remaining: number; stopped_by: LimitRefusal } | { remaining: null; stopped_by: null }

/** The key of a call, with everything that decides whether the call is allowed. */
export type CallingKey = ApiKey &
  Tightest & {
    /** Products that the key may call; null allows every product. */
    scopes: Scope[] | null
    is_expired: boolean
    /** Whether the text was that of a session key. */
    is_session: boolean
    /** Tokens left, trial and paid together. */
    balance: number
  }

/** Reads everything that a call needs about its key, in one round trip. */
const statement = `
  select ${keyColumns}, ${scopesOfCall}, session_key_id is not null as is_session, coalesce(expires_at <= $2, false) as is_expired,
    key_balance(id, $2) as balance, tightest.remaining, tightest.stopped_by
  from ${keysWithSession} left join lateral (
    select budget_left(budgets, $2) as remaining, case when key_id is null then 'spend_limit' else 'budget' end as stopped_by
    from budgets where hard_stop and (budgets.key_id = api_keys.id or budgets.user_id = api_keys.user_id)
    order by 1, 2 limit 1
  ) as tightest on true
  where ${isLiveText}`

/**
 * Finds a key by its text, by its previous text within the grace period of a rotation, or by that of a session key; undefined for an
 * invalid, unknown or revoked key.
 */
export async function findCaller(sql: Sql, text: string, at: Date): Promise<CallingKey | undefined> {
  if (!isKeyText(text)) return undefined
  const [key] = await sql.query<CallingKey>(statement, [fingerprint(text).hash, at])
  return key
}
