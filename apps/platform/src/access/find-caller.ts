import { fingerprint, isKeyText } from '../kernel/key-text.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { columnsOfKey, type ApiKey } from '../keys/keys.ts'
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
    /** Whether the bodies of its calls are stored for its owner. */
    stores_bodies: boolean
    /** Tokens left, trial and paid together. */
    balance: number
  }

/**
 * Finds a key by its text, by its previous text within the grace period of a rotation, or by that of a session key; undefined for an
 * invalid, unknown or revoked key. Everything that a call needs about its key comes in one round trip.
 */
export async function findCaller(sql: Sql, text: string, at: Date): Promise<CallingKey | undefined> {
  if (!isKeyText(text)) return undefined
  const [key] = await sql.query<CallingKey>(
    `select ${columnsOfKey}, scopes, is_session, is_expired, (key).stores_bodies, balance, remaining, stopped_by from find_caller($1, $2)`,
    [fingerprint(text).hash, at],
  )
  return key
}
