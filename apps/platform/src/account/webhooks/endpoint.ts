import type { Config } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { urlFault } from '../../kernel/outgoing/public-address.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { challengeType, recordChallenge } from '../../records/webhooks/challenge.ts'
import { newSecret } from '../../records/webhooks/sign.ts'
import type { Webhook } from './schemas.ts'

interface Row {
  url: string
  created_at: Date
  previous_secret_ends_at: Date | null
  verification: Webhook['verification']['state']
  last_status: number | null
  last_error: string | null
}

function webhookOf(row: Row, at: Date): Webhook {
  const { url, created_at: created, previous_secret_ends_at: end, verification: state } = row
  const { last_status, last_error } = row
  return {
    url,
    created_at: created.toISOString(),
    rotation: end !== null && end > at ? { previous_secret_ends_at: end.toISOString() } : null,
    verification: { state, last_status, last_error },
  }
}

/** Challenges to the addresses of one account in an hour: they can be the addresses of others. */
const challengesPerHour = 20
const hourMilliseconds = 3_600_000

const invalid = (msg: string) => new ApiFailure(422, [{ loc: ['body', 'url'], msg, type: 'value_error' }])

/** Returns an address in its normal form. Throws 422 unless it is https on port 443, without credentials, on the public internet. */
export function checkedUrl(address: string, networks: Config['webhookNetworks']): string {
  if (!URL.canParse(address)) throw invalid('Give a valid address.')
  const url = new URL(address)
  const fault = urlFault(url)
  if (fault === 'scheme' || (networks === 'public' && url.protocol !== 'https:'))
    throw invalid('The address must begin with https://.')
  if (fault === 'credentials') throw invalid('The address must not have a user name or password.')
  if (fault === 'private' && networks === 'public')
    throw invalid('The address must be on the public internet.')
  // Otherwise the log of deliveries would tell which ports a host has open.
  if (networks === 'public' && url.port !== '') throw invalid('The address must have the port 443.')
  url.hash = ''
  return url.href
}

/** Returns the endpoint of a user; undefined without one. */
export async function readEndpoint(sql: Sql, userId: string, at: Date): Promise<Webhook | undefined> {
  const [row] = await sql.query<Row>(
    `select url, webhook_endpoints.created_at, previous_secret_ends_at, verification, last_status, last_error
     from webhook_endpoints left join webhook_deliveries on webhook_deliveries.id = challenge_id
     where webhook_endpoints.user_id = $1`,
    [userId],
  )
  return row && webhookOf(row, at)
}

async function endpointOf(sql: Sql, userId: string, at: Date): Promise<Webhook> {
  const webhook = await readEndpoint(sql, userId, at)
  if (webhook === undefined) throw new ApiFailure(404, 'You have not set an address for webhooks.')
  return webhook
}

/** Sends a challenge to the address of a user, whose row the caller's transaction has locked. Throws 429 above the limit of an hour. */
async function challenge(sql: Sql, userId: string, at: Date): Promise<void> {
  const [sent] = await sql.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(created_at) as oldest from webhook_deliveries
     where user_id = $1 and type = $2 and created_at > $3`,
    [userId, challengeType, new Date(at.getTime() - hourMilliseconds)],
  )
  if (sent !== undefined && sent.oldest !== null && sent.count >= challengesPerHour) {
    const seconds = Math.max(1, Math.ceil((sent.oldest.getTime() + hourMilliseconds - at.getTime()) / 1000))
    throw new ApiFailure(429, 'Too many challenges in an hour.', { 'retry-after': String(seconds) })
  }
  await recordChallenge(sql, userId, at)
}

/**
 * Sets the address that a user's events are sent to, inside the caller's transaction. A new address is sent a challenge. The secret is
 * returned only when this creates the endpoint. Throws 429 after too many addresses in an hour.
 */
export async function setEndpoint(
  sql: Sql,
  userId: string,
  url: string,
  at: Date,
): Promise<{ webhook: Webhook; secret: string | null; isChanged: boolean }> {
  const secret = newSecret()
  const [before] = await sql.query<{ url: string }>(
    'select url from webhook_endpoints where user_id = $1 for no key update',
    [userId],
  )
  const [row] = await sql.query<{ is_new: boolean }>(
    `insert into webhook_endpoints (user_id, url, secret, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set url = excluded.url returning secret = $3 as is_new`,
    [userId, url, secret, at],
  )
  if (row === undefined) throw new Error('The endpoint was not recorded.')
  const isChanged = before?.url !== url
  if (isChanged) await challenge(sql, userId, at)
  return { webhook: await endpointOf(sql, userId, at), secret: row.is_new ? secret : null, isChanged }
}

/** Sends a new challenge to the address of a user, inside the caller's transaction. Throws 404 without an endpoint, 429 after too many. */
export async function verifyAgain(sql: Sql, userId: string, at: Date): Promise<Webhook> {
  await sql.query('select url from webhook_endpoints where user_id = $1 for no key update', [userId])
  await endpointOf(sql, userId, at)
  await challenge(sql, userId, at)
  return endpointOf(sql, userId, at)
}

/**
 * Replaces the secret of an endpoint, inside the caller's transaction. The previous one signs for `graceSeconds` too. Throws 404 without
 * an endpoint.
 */
export async function rotateSecret(
  sql: Sql,
  userId: string,
  graceSeconds: number,
  at: Date,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newSecret()
  const end = graceSeconds === 0 ? null : new Date(at.getTime() + graceSeconds * 1000)
  await sql.query(
    `update webhook_endpoints set secret = $2, previous_secret_ends_at = $3::timestamptz,
       previous_secret = case when $3::timestamptz is null then null else secret end
     where user_id = $1`,
    [userId, secret, end],
  )
  return { webhook: await endpointOf(sql, userId, at), secret }
}

/** Removes an endpoint and gives up what was not delivered. Returns whether there was one. */
export async function removeEndpoint(sql: Sql, userId: string): Promise<boolean> {
  const removed = await sql.query('delete from webhook_endpoints where user_id = $1 returning user_id', [
    userId,
  ])
  await sql.query(
    `update webhook_deliveries set state = 'failed', last_error = 'The address was removed.'
     where user_id = $1 and state = 'pending'`,
    [userId],
  )
  return removed.length > 0
}
