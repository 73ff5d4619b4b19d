import { randomUUID } from 'node:crypto'

import { fingerprint, isKeyText, makeKeyText, type KeyKind } from '../kernel/key-text.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { grantTrial, openWallet } from '../ledger/wallet.ts'
import { recordAction, type ActionRecord, type Occasion } from '../records/record-action.ts'
import type { Scope } from './scopes.ts'

/** Free tokens of a trial key (specification §9: free pack 10,000,000 tokens). */
export const trialTokens = 10_000_000

/** Days for which trial tokens can be used: one year. */
export const trialDays = 365

const dayMilliseconds = 24 * 60 * 60 * 1000

export interface ApiKey {
  id: string
  kind: KeyKind
  tail: string
  user_id: string | null
  /** Set by a purchase: a key with an email is a paid key (specification §6). */
  email: string | null
  speed_level: number
  trial_start: Date | null
  trial_end: Date | null
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

/** A key that is neither revoked nor expired. */
export interface UsableKey extends ApiKey {
  /** Products that the key may call; null allows every product. */
  scopes: Scope[] | null
}

/** Settings of a key that a signed-in user chooses. */
export interface KeySettings {
  name: string | null
  scopes: Scope[] | null
  expires_at: Date | null
}

/** Columns of `api_keys` that make up an `ApiKey`. */
export const keyColumns =
  'id, kind, tail, user_id, email, speed_level, trial_start, trial_end, created_at, last_used_at, revoked_at'

interface NewKey extends Occasion {
  kind: KeyKind
  userId: string | null
  settings?: KeySettings
}

/**
 * Creates a key inside the caller's transaction, with an entry in the audit log of its user. Returns its text, which is not stored.
 */
export async function createKey(sql: Sql, options: NewKey): Promise<{ id: string; text: string }> {
  const text = makeKeyText(options.kind)
  const { hash, tail } = fingerprint(text)
  const id = randomUUID()
  const trial = options.kind === 'trial'
  const end = new Date(options.at.getTime() + trialDays * dayMilliseconds)
  const { name, scopes, expires_at } = options.settings ?? { name: null, scopes: null, expires_at: null }
  await sql.query(
    `insert into api_keys (id, hash, kind, tail, user_id, trial_start, trial_end, created_at, name, scopes, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      hash,
      options.kind,
      tail,
      options.userId,
      trial ? options.at : null,
      trial ? end : null,
      options.at,
      name,
      scopes,
      expires_at,
    ],
  )
  await openWallet(sql, id)
  if (trial) await grantTrial(sql, id, trialTokens, options.at)
  const { kind, userId, at, ip } = options
  const detail = options.settings === undefined ? { kind } : { name }
  await recordAction(sql, { userId, action: 'key_created', subject: id, detail, at, ip })
  return { id, text }
}

/** SQL: the columns of an `ApiKey` of the rows of a function that returns a `key`, a whole row of `api_keys`. */
export const columnsOfKey = keyColumns
  .split(', ')
  .map((column) => `(key).${column}`)
  .join(', ')

/**
 * Finds a key by its text, by its previous text within the grace period of a rotation, or by that of a session key; undefined for an invalid,
 * unknown, revoked or expired key.
 */
export async function findKey(sql: Sql, text: string, at: Date): Promise<UsableKey | undefined> {
  if (!isKeyText(text)) return undefined
  const [key] = await sql.query<UsableKey>(
    `select ${columnsOfKey}, scopes from find_key($1, $2) where not is_expired`,
    [fingerprint(text).hash, at],
  )
  return key
}

/** Returns the id of a key by its text or by that of a session key, revoked or not; undefined for an unknown key. */
export async function keyIdOf(sql: Sql, text: string): Promise<string | undefined> {
  const [key] = await sql.query<{ id: string }>(
    `select id from api_keys where hash = $1 or previous_hash = $1
       or id = (select key_id from session_keys where hash = $1)`,
    [fingerprint(text).hash],
  )
  return key?.id
}

/** Returns the keys of a signed-in user, newest first, revoked ones included. */
export function listKeysOfUser(sql: Sql, userId: string): Promise<ApiKey[]> {
  return sql.query<ApiKey>(`select ${keyColumns} from api_keys where user_id = $1 order by created_at desc`, [
    userId,
  ])
}

/** Returns how many keys of a user are not revoked. */
export async function countActiveKeys(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql.query<{ active: number }>(
    'select count(*)::int as active from api_keys where user_id = $1 and revoked_at is null',
    [userId],
  )
  return row?.active ?? 0
}

/**
 * Revokes a key at once and permanently, inside the caller's transaction, with an entry in the audit log of its user. Does nothing for a
 * key that is revoked already.
 */
export async function revokeKey(
  sql: Sql,
  id: string,
  occasion: Occasion & Pick<ActionRecord, 'detail'>,
): Promise<void> {
  const [key] = await sql.query<{ user_id: string | null }>(
    'update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning user_id',
    [id, occasion.at],
  )
  if (key !== undefined)
    await recordAction(sql, { ...occasion, userId: key.user_id, action: 'key_revoked', subject: id })
}

/** How exactly the last use of a key is known, in milliseconds: to a minute, so that reads do not become writes. */
const useMilliseconds = 60_000

/** Whether nothing would be written for a use of a key. */
export const isUseNoted = ({ last_used_at: last }: Pick<ApiKey, 'last_used_at'>, at: Date): boolean =>
  last !== null && at.getTime() - last.getTime() < useMilliseconds

/** Sets when a key was last used, at most once a minute. Returns the time that is noted. */
export async function touchKey(sql: Sql, key: ApiKey, at: Date): Promise<Date | null> {
  if (isUseNoted(key, at)) return key.last_used_at
  await sql.query('update api_keys set last_used_at = $2 where id = $1', [key.id, at])
  return at
}
