import type { Sql } from '../../kernel/storage/database.ts'
import { cursorBehind, readCursor } from '../time-cursor.ts'
import type { InboxItem, InboxPage } from './schemas.ts'

type Row = { at: Date; read_at: Date | null } & Omit<InboxItem, 'at' | 'read_at'>

async function countUnread(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql.query<{ unread: number }>(
    'select count(*)::int as unread from inbox where user_id = $1 and read_at is null',
    [userId],
  )
  return row?.unread ?? 0
}

/** Returns the inbox of a user, newest first, at most `limit` items, after the one of `cursor`. */
export async function readInbox(
  sql: Sql,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<InboxPage> {
  const after = readCursor(cursor)
  const rows = await sql.query<Row>(
    `select inbox.id, inbox.created_at as at, read_at, key_id, name as key_name, tail as key_tail, inbox.kind, data
     from inbox left join api_keys on api_keys.id = key_id
     where inbox.user_id = $1 and ($2::timestamptz is null or (inbox.created_at, inbox.id) < ($2::timestamptz, $3::text))
     order by inbox.created_at desc, inbox.id desc limit $4`,
    [userId, after.at, after.id, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map(
      (row) =>
        ({ ...row, at: row.at.toISOString(), read_at: row.read_at?.toISOString() ?? null }) as InboxItem,
    ),
    next_cursor: rows.length > limit && last !== undefined ? cursorBehind(last) : null,
    unread: await countUnread(sql, userId),
  }
}

/** Marks items of a user as read, all without `ids`. Returns how many are left unread. */
export async function markInboxRead(
  sql: Sql,
  userId: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<number> {
  await sql.query(
    'update inbox set read_at = $3 where user_id = $1 and read_at is null and ($2::text[] is null or id = any($2::text[]))',
    [userId, ids ?? null, at],
  )
  return countUnread(sql, userId)
}
