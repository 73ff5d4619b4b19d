import { fingerprint, isKeyText } from '../kernel/key-text.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { together } from '../kernel/storage/together.ts'
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
    /** Hash of the text of the call, and the version in which `find_key` found the key by it: a statement that is given both finds out whether it changed. */
    hash: string
    version: string
    /** Whether the text was that of a session key. */
    is_session: boolean
    /** Whether the bodies of its calls are stored for its owner. */
    stores_bodies: boolean
    /** Tokens left, trial and paid together. */
    balance: number
  }

/** Most keys that one statement finds. */
const mostTogether = 64

/** Finds a key by its text, by its previous text within the grace period of a rotation, or by that of a session key; undefined for an invalid, unknown or revoked key. */
export type FindCaller = (text: string, at: Date) => Promise<CallingKey | undefined>

/** Everything that a call needs about its key comes in one round trip, with the keys of other calls of the same moment. */
export function createCallerFinder(sql: Sql): FindCaller {
  const find = together(mostTogether, (asked: readonly { hash: string; at: Date }[]) =>
    sql.query<CallingKey & { place: number }>(
      `select place, ${columnsOfKey}, scopes, is_session, is_expired, asked.hash, version, (key).stores_bodies, balance, remaining, stopped_by
       from unnest($1::text[], $2::timestamptz[]) with ordinality as asked (hash, at, place), find_caller(asked.hash, asked.at)`,
      [asked.map(({ hash }) => hash), asked.map(({ at }) => at)],
    ),
  )
  return async (text, at) => (isKeyText(text) ? find({ hash: fingerprint(text).hash, at }) : undefined)
}
