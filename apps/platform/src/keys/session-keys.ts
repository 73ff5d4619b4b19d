import type { z } from 'zod'

import type { Core } from '../kernel/core.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { Identity } from '../kernel/identity.ts'
import { fingerprint, makeKeyText } from '../kernel/key-text.ts'
import { keptFor } from '../kernel/processes/retention.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { inTurn } from '../kernel/storage/in-turn.ts'
import { readAccountKeys } from './read-account-keys.ts'
import type { sessionKey } from './schemas.ts'
import type { Scope } from './scopes.ts'

/** How long a session key works, in minutes. */
export const sessionKeyMinutes = 15

/** Session keys that a user may have at a time, over all keys, tabs and devices. */
const maxSessionKeys = 200

type SessionKey = z.infer<typeof sessionKey>

/**
 * Creates a session key for an active key of a user: a text that works for 15 minutes as the key itself does, limited to `scopes`. Nothing is
 * recorded in the audit log: it lets nobody do what the sign-in does not. Throws 404 for a key that is unknown, revoked or expired, and 429 for a
 * user with too many.
 */
export async function createSessionKey(
  { database, now }: Pick<Core, 'database' | 'now'>,
  { uid, authTime }: Identity,
  keyId: string,
  scopes: Scope[] | null,
): Promise<SessionKey> {
  const at = now()
  const text = makeKeyText('session')
  const endsAt = new Date(at.getTime() + sessionKeyMinutes * 60_000)
  await inTurn(database, `session-keys:${uid}`, async (sql) => {
    const [key] = await readAccountKeys(sql, uid, at, { id: keyId })
    if (key === undefined || (key.expires_at !== null && new Date(key.expires_at) <= at))
      throw new ApiFailure(404, 'You have no key with this ID, or it is revoked or expired.')
    const [count] = await sql.query<{ live: number }>(
      'select count(*)::int as live from session_keys where user_id = $1 and ends_at > $2',
      [uid, at],
    )
    if ((count?.live ?? 0) >= maxSessionKeys)
      throw new ApiFailure(429, 'This account has too many session keys. Wait until some have ended.', {
        'retry-after': '60',
      })
    await sql.query(
      'insert into session_keys (hash, key_id, user_id, signed_in_at, scopes, ends_at) values ($1, $2, $3, $4, $5, $6)',
      [fingerprint(text).hash, keyId, uid, authTime, scopes, endsAt],
    )
  })
  return { api_key: text, ends_at: endsAt.toISOString() }
}

/** Ends the session keys of a user at once: those of one sign-in, or all. Returns how many there were. */
export async function endSessionKeys(
  sql: Sql,
  { uid, authTime }: Pick<Identity, 'uid'> & Partial<Pick<Identity, 'authTime'>>,
): Promise<number> {
  const ended = await sql.query(
    'delete from session_keys where user_id = $1 and signed_in_at = coalesce($2, signed_in_at) returning 1 as one',
    [uid, authTime ?? null],
  )
  return ended.length
}

/** Session keys that have ended. */
export const sessionKeyRetention = keptFor({
  table: 'session_keys',
  key: 'hash',
  since: 'ends_at',
  milliseconds: 0,
})
