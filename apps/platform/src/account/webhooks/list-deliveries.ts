import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { DeliveriesPage, Delivery } from './schemas.ts'

type Row = Omit<Delivery, 'created_at' | 'next_attempt_at' | 'delivered_at'> & {
  sequence: number
  created_at: Date
  next_attempt_at: Date | null
  delivered_at: Date | null
}

const columns = `sequence, id, webhook_id, type, body, created_at, state, attempts,
  case when state = 'pending' then next_attempt_at end as next_attempt_at, delivered_at, last_status, last_error,
  last_error_code`

const deliveryOf = ({ sequence: _, ...row }: Row): Delivery => ({
  ...row,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
})

/** Returns one delivery of a user. Throws 404 for the id of none. */
export async function readDelivery(sql: Sql, userId: string, id: string): Promise<Delivery> {
  const [row] = await sql.query<Row>(
    `select ${columns} from webhook_deliveries where user_id = $1 and id = $2`,
    [userId, id],
  )
  if (row === undefined) throw new ApiFailure(404, 'You have no delivery with this ID.')
  return deliveryOf(row)
}

/** Which deliveries to return: at most `limit`, before the one of `cursor`. */
export interface DeliverySelection {
  limit: number
  cursor?: string | undefined
  /** Only those to one webhook. */
  webhookId?: string | undefined
  state?: Delivery['state'] | undefined
}

/** Returns deliveries of a user's events, newest first. */
export async function listDeliveries(
  sql: Sql,
  userId: string,
  { limit, cursor, webhookId, state }: DeliverySelection,
): Promise<DeliveriesPage> {
  const rows = await sql.query<Row>(
    `select ${columns} from webhook_deliveries
     where user_id = $1 and ($2::bigint is null or sequence < $2::bigint)
       and ($3::text is null or webhook_id = $3) and ($4::text is null or state = $4)
     order by sequence desc limit $5`,
    [userId, cursor ?? null, webhookId ?? null, state ?? null, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map(deliveryOf),
    next_cursor: rows.length > limit && last !== undefined ? String(last.sequence) : null,
  }
}
