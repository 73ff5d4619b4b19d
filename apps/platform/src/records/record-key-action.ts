import type { Sql } from '../kernel/storage/database.ts'
import { recordAction, type ActionRecord } from './record-action.ts'

/** Adds an action that concerns a key to the audit log of the key's user, inside the transaction that does it; nothing for a key without a user. */
export async function recordKeyAction(
  sql: Sql,
  keyId: string,
  record: Omit<ActionRecord, 'userId' | 'subject'>,
): Promise<void> {
  const [key] = await sql.query<{ user_id: string | null }>('select user_id from api_keys where id = $1', [
    keyId,
  ])
  await recordAction(sql, { ...record, userId: key?.user_id ?? null, subject: keyId })
}
