import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { takeTurn } from '../../kernel/storage/take-turn.ts'
import { challengeType, recordChallenge } from '../../records/webhooks/challenge.ts'
import type { WebhookType } from '../../records/webhooks/events.ts'
import { newSecret } from '../../records/webhooks/sign.ts'
import { limitPerHour } from './limit-per-hour.ts'
import { readWebhook, readWebhooks } from './read-webhooks.ts'
import type { Webhook } from './schemas.ts'

/** What a user decides about a webhook. */
export interface WebhookSettings {
  url: string
  /** Null for all events. */
  events: WebhookType[] | null
}

/** Webhooks that an account may have. */
export const mostWebhooks = 10
/** Challenges to the addresses of one account in an hour: they can be the addresses of others. */
const challengesPerHour = 20

/** Locks a webhook for the rest of the transaction, and returns it. Throws 404 for the id of none. */
async function lock(sql: Sql, userId: string, id: string, at: Date): Promise<Webhook> {
  await sql.query('select id from webhook_endpoints where user_id = $1 and id = $2 for no key update', [
    userId,
    id,
  ])
  return readWebhook(sql, userId, id, at)
}

async function refuseSecond(sql: Sql, userId: string, url: string): Promise<void> {
  const [other] = await sql.query(
    'select id from webhook_endpoints where user_id = $1 and md5(url) = md5($2)',
    [userId, url],
  )
  if (other !== undefined) throw new ApiFailure(409, 'You already have a webhook with this URL.')
}

/** Sends a challenge to a webhook that the caller's transaction has locked. Throws 429 above the limit of an hour. */
async function challenge(sql: Sql, userId: string, id: string, at: Date): Promise<void> {
  await limitPerHour(sql, userId, { type: challengeType, most: challengesPerHour, at })
  await recordChallenge(sql, userId, id, at)
}

/**
 * Creates a webhook with a secret, inside the caller's transaction, and sends it a challenge. Throws 409 for an address that a webhook of
 * the user has and above ten webhooks, 429 after too many challenges in an hour.
 */
export async function createWebhook(
  sql: Sql,
  userId: string,
  { url, events }: WebhookSettings,
  at: Date,
): Promise<{ webhook: Webhook; secret: string }> {
  await takeTurn(sql, `webhooks of ${userId}`)
  await refuseSecond(sql, userId, url)
  if ((await readWebhooks(sql, userId, at)).length >= mostWebhooks)
    throw new ApiFailure(409, `An account can have at most ${mostWebhooks} webhooks.`)
  const secret = newSecret()
  const [row] = await sql.query<{ id: string }>(
    'insert into webhook_endpoints (user_id, url, events, secret, created_at) values ($1, $2, $3, $4, $5) returning id',
    [userId, url, events, secret, at],
  )
  if (row === undefined) throw new Error('The webhook was not recorded.')
  await challenge(sql, userId, row.id, at)
  return { webhook: await readWebhook(sql, userId, row.id, at), secret }
}

/**
 * Changes what is defined of a webhook, inside the caller's transaction. A new address keeps the secret and is sent a challenge. Throws 404
 * for the id of none, 409 for the address of another one, 429 after too many challenges in an hour.
 */
export async function changeWebhook(
  sql: Sql,
  userId: string,
  id: string,
  change: { [Name in keyof WebhookSettings]: WebhookSettings[Name] | undefined },
  at: Date,
): Promise<{ webhook: Webhook; isChanged: boolean }> {
  await takeTurn(sql, `webhooks of ${userId}`)
  const before = await lock(sql, userId, id, at)
  const { url = before.url, events = before.events } = change
  const isMoved = url !== before.url
  if (isMoved) await refuseSecond(sql, userId, url)
  await sql.query('update webhook_endpoints set url = $2, events = $3 where id = $1', [id, url, events])
  if (isMoved) await challenge(sql, userId, id, at)
  const isChanged = isMoved || JSON.stringify(events) !== JSON.stringify(before.events)
  return { webhook: await readWebhook(sql, userId, id, at), isChanged }
}

/** Sends a new challenge to a webhook, inside the caller's transaction. Throws 404 for the id of none, 429 after too many. */
export async function verifyAgain(sql: Sql, userId: string, id: string, at: Date): Promise<Webhook> {
  await lock(sql, userId, id, at)
  await challenge(sql, userId, id, at)
  return readWebhook(sql, userId, id, at)
}

/**
 * Replaces the secret of a webhook, inside the caller's transaction. The previous one signs for `graceSeconds` too. Throws 404 for the id
 * of none.
 */
export async function rotateSecret(
  sql: Sql,
  userId: string,
  id: string,
  { graceSeconds, at }: { graceSeconds: number; at: Date },
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newSecret()
  const end = graceSeconds === 0 ? null : new Date(at.getTime() + graceSeconds * 1000)
  await sql.query(
    `update webhook_endpoints set secret = $3, previous_secret_ends_at = $4::timestamptz,
       previous_secret = case when $4::timestamptz is null then null else secret end
     where user_id = $1 and id = $2`,
    [userId, id, secret, end],
  )
  return { webhook: await readWebhook(sql, userId, id, at), secret }
}

/** Removes a webhook, inside the caller's transaction, and gives up what was not delivered. Throws 404 for the id of none. */
export async function removeWebhook(sql: Sql, userId: string, id: string, at: Date): Promise<Webhook> {
  const removed = await readWebhook(sql, userId, id, at)
  await sql.query('delete from webhook_endpoints where user_id = $1 and id = $2', [userId, id])
  await sql.query(
    `update webhook_deliveries set state = 'failed', last_error = 'The webhook was removed.', last_error_code = 'webhook_removed'
     where webhook_id = $1 and state = 'pending'`,
    [id],
  )
  return removed
}
