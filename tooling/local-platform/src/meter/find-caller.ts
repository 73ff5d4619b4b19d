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

/** Finds a key by its text, or by the one before it in the grace of a rotation; undefined when the text is no key, unknown or revoked. */
export async function findCaller(sql: Sql, text: string, at: Date): Promise<CallingKey | undefined> {
  if (!isKeyText(text)) return undefined
  const [key] = await sql.query<CallingKey>('select * from find_caller($1, $2)', [fingerprint(text).hash, at])
  return key
}
