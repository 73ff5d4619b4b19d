import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { challengeType } from '../../records/webhooks/challenge.ts'
import { recordTest, testType } from '../../records/webhooks/events.ts'
import { limitPerHour } from './limit-per-hour.ts'
import { readDelivery } from './list-deliveries.ts'
import { readWebhook } from './read-webhooks.ts'
import type { Delivery } from './schemas.ts'

/** Test events to the webhooks of one account in an hour. */
const testsPerHour = 60

async function refuseUnverified(sql: Sql, userId: string, webhookId: string, at: Date): Promise<void> {
  const { verification } = await readWebhook(sql, userId, webhookId, at)
  if (verification.state !== 'verified')
    throw new ApiFailure(409, "This webhook's URL isn't verified. Request a new challenge first.")
}

/**
 * Sends a test event to a webhook, inside the caller's transaction. Throws 404 for the id of none, 409 for one that is not verified, 429
 * after too many in an hour.
 */
export async function sendTest(sql: Sql, userId: string, webhookId: string, at: Date): Promise<Delivery> {
  await refuseUnverified(sql, userId, webhookId, at)
  await limitPerHour(sql, userId, { type: testType, most: testsPerHour, at })
  return readDelivery(sql, userId, await recordTest(sql, userId, webhookId, at))
}

/**
 * Sends a delivery again at once, with the same id, inside the caller's transaction. One that was given up gets one more attempt. Throws
 * 404 for the id of none, 409 for a challenge, and when its webhook was removed or is not verified.
 */
export async function deliverAgain(sql: Sql, userId: string, id: string, at: Date): Promise<Delivery> {
  const { type, webhook_id: webhookId } = await readDelivery(sql, userId, id)
  if (type === challengeType)
    throw new ApiFailure(409, "A challenge can't be sent again. Request a new one instead.")
  const [webhook] = await sql.query('select id from webhook_endpoints where user_id = $1 and id = $2', [
    userId,
    webhookId,
  ])
  if (webhookId === null || webhook === undefined)
    throw new ApiFailure(409, 'The webhook of this delivery was removed.')
  await refuseUnverified(sql, userId, webhookId, at)
  await sql.query(
    `update webhook_deliveries set state = 'pending', next_attempt_at = $3, delivered_at = null
     where user_id = $1 and id = $2`,
    [userId, id, at],
  )
  return readDelivery(sql, userId, id)
}
