import type { Sql } from '../../kernel/storage/database.ts'
import type { AccountAction } from '../../records/record-action.ts'
import type { AuditPage } from './schemas.ts'

type Row = Omit<AuditPage['records'][number], 'at'> & { at: Date }

/** Returns the actions of a user, newest first, at most `limit`, before the one of `cursor`. */
export async function listActions(
  sql: Sql,
  userId: string,
  limit: number,
  { action, cursor }: { action?: AccountAction | undefined; cursor?: string | undefined } = {},
): Promise<AuditPage> {
  const rows = await sql.query<Row>(
    `select sequence as id, at, action, actor, subject, api_keys.tail as key_tail, detail, ip
     from account_actions left join api_keys on api_keys.id = subject and api_keys.user_id = $1
     where account_actions.user_id = $1 and ($2::bigint is null or sequence < $2::bigint) and ($3::text is null or action = $3)
     order by sequence desc limit $4`,
    [userId, cursor ?? null, action ?? null, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
    next_cursor: rows.length > limit && last !== undefined ? String(last.id) : null,
  }
}
