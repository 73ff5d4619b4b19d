import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { DeliveryError } from '../../records/webhooks/delivery-error.ts'
import type { WebhookType } from '../../records/webhooks/events.ts'
import type { Webhook } from './schemas.ts'

interface Row {
  id: string
  url: string
  events: WebhookType[] | null
  created_at: Date
  previous_secret_ends_at: Date | null
  verification: Webhook['verification']['state']
  last_status: number | null
  last_error: string | null
  last_error_code: DeliveryError['code'] | null
}

function webhookOf(row: Row, at: Date): Webhook {
  const { id, url, events, created_at: created, previous_secret_ends_at: end, verification: state } = row
  const { last_status, last_error, last_error_code } = row
  return {
    id,
    url,
    events,
    created_at: created.toISOString(),
    rotation: end !== null && end > at ? { previous_secret_ends_at: end.toISOString() } : null,
    verification: { state, last_status, last_error, last_error_code },
  }
}

const selection = `
  select webhook_endpoints.id, url, events, webhook_endpoints.created_at, previous_secret_ends_at, verification, last_status, last_error,
    last_error_code
  from webhook_endpoints left join webhook_deliveries on webhook_deliveries.id = challenge_id
  where webhook_endpoints.user_id = $1`

/** Returns the webhooks of a user, the oldest first. */
export async function readWebhooks(sql: Sql, userId: string, at: Date): Promise<Webhook[]> {
  const rows = await sql.query<Row>(
    `${selection} order by webhook_endpoints.created_at, webhook_endpoints.id`,
    [userId],
  )
  return rows.map((row) => webhookOf(row, at))
}

/** Returns one webhook of a user. Throws 404 for the id of none. */
export async function readWebhook(sql: Sql, userId: string, id: string, at: Date): Promise<Webhook> {
  const [row] = await sql.query<Row>(`${selection} and webhook_endpoints.id = $2`, [userId, id])
  if (row === undefined) throw new ApiFailure(404, 'You have no webhook with this ID.')
  return webhookOf(row, at)
}
