import { randomBytes, randomUUID } from 'node:crypto'

import type { Sql } from '../../kernel/storage/database.ts'

/** The event that asks an address whether it wants the events of an account. */
export const challengeType = 'webhook.verification'

/** How long events wait for their address to be verified, in hours. */
export const waitHours = 72

/** Gives up events that have waited too long for the address of their webhook to be verified: those of a user, or all. */
export async function giveUpHeldEvents(sql: Sql, at: Date, userId?: string): Promise<void> {
  await sql.query(
    `update webhook_deliveries set state = 'failed', last_error = 'The URL was not verified in time.',
       last_error_code = 'not_verified_in_time'
     from webhook_endpoints
     where webhook_endpoints.id = webhook_id and webhook_deliveries.user_id = coalesce($1, webhook_deliveries.user_id)
       and verification <> 'verified' and state = 'pending' and type <> $2
       and webhook_deliveries.created_at < $3::timestamptz - ${waitHours} * interval '1 hour'`,
    [userId ?? null, challengeType, at],
  )
}

/**
 * Records a challenge to the address of a webhook, inside the caller's transaction. It is sent at once; an earlier challenge counts no
 * more. Until its answer the events of the webhook wait.
 */
export async function recordChallenge(sql: Sql, userId: string, webhookId: string, at: Date): Promise<void> {
  const id = `evt_${randomUUID()}`
  const data = { challenge: randomBytes(32).toString('base64url') }
  await sql.query(`update webhook_endpoints set verification = 'pending', challenge_id = $2 where id = $1`, [
    webhookId,
    id,
  ])
  await sql.query(
    `update webhook_deliveries set state = 'failed', last_error = 'A newer challenge was sent.', last_error_code = 'newer_challenge'
     where webhook_id = $1 and type = $2 and state = 'pending'`,
    [webhookId, challengeType],
  )
  await sql.query(
    `insert into webhook_deliveries (id, user_id, webhook_id, type, body, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, userId, webhookId, challengeType, JSON.stringify({ type: challengeType, timestamp: at, data }), at],
  )
}

/** Notes how a challenge has ended. That of an earlier challenge or address changes nothing. */
export async function settleChallenge(sql: Sql, id: string, isAnswered: boolean, at: Date): Promise<void> {
  const [endpoint] = await sql.query<{ id: string; user_id: string }>(
    'select id, user_id from webhook_endpoints where challenge_id = $1 for no key update',
    [id],
  )
  if (endpoint === undefined) return
  await giveUpHeldEvents(sql, at, endpoint.user_id)
  await sql.query('update webhook_endpoints set verification = $2 where id = $1', [
    endpoint.id,
    isAnswered ? 'verified' : 'failed',
  ])
}

/** Whether a response has the challenge of an event: as its whole text, or as `challenge` of a JSON object. */
export function isAnswer(body: string, answer: string): boolean {
  const { data } = JSON.parse(body) as { data: { challenge: string } }
  if (answer.trim() === data.challenge) return true
  try {
    const parsed = JSON.parse(answer) as { challenge?: unknown } | null
    return parsed?.challenge === data.challenge
  } catch {
    return false
  }
}
