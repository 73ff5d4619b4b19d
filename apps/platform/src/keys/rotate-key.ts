import { fingerprint, makeKeyText, type KeyKind } from '../kernel/key-text.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { recordAction, type Occasion } from '../records/record-action.ts'

/**
 * Replaces the text of a user's key inside the caller's transaction, with an entry in the audit log, and returns the new text. The previous text works for another `graceSeconds`; the one before that stops
 * working at once. The wallet and the settings of the key do not change.
 */
export async function rotateKey(
  sql: Sql,
  key: { id: string; kind: KeyKind },
  graceSeconds: number,
  { userId, at, ip }: Occasion & { userId: string },
): Promise<string> {
  const text = makeKeyText(key.kind)
  const { hash, tail } = fingerprint(text)
  const end = graceSeconds === 0 ? null : new Date(at.getTime() + graceSeconds * 1000)
  await sql.query(
    `update api_keys set hash = $2, tail = $3, previous_ends_at = $4::timestamptz,
       previous_hash = case when $4::timestamptz is null then null else hash end
     where id = $1`,
    [key.id, hash, tail, end],
  )
  const detail = { grace_seconds: graceSeconds }
  await recordAction(sql, { userId, action: 'key_rotated', subject: key.id, detail, at, ip })
  return text
}
