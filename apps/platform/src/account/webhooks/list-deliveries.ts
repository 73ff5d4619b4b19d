import type { Sql } from '../../kernel/storage/database.ts'
import type { DeliveriesPage } from './schemas.ts'

type Entry = DeliveriesPage['records'][number]
type Row = Omit<Entry, 'created_at' | 'next_attempt_at' | 'delivered_at'> & {
  sequence: number
  created_at: Date
  next_attempt_at: Date | null
  delivered_at: Date | null
}

/** Returns the deliveries of a user's events, newest first, at most `limit`, before the one of `cursor`. */
export async function listDeliveries(
  sql: Sql,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<DeliveriesPage> {
  const rows = await sql.query<Row>(
    `select sequence, id, type, created_at, state, attempts, case when state = 'pending' then next_attempt_at end as next_attempt_at,
       delivered_at, last_status, last_error
     from webhook_deliveries where user_id = $1 and ($2::bigint is null or sequence < $2::bigint)
     order by sequence desc limit $3`,
    [userId, cursor ?? null, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map(({ sequence: _, ...row }) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
      delivered_at: row.delivered_at?.toISOString() ?? null,
    })),
    next_cursor: rows.length > limit && last !== undefined ? String(last.sequence) : null,
  }
}
