import type { Config } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { urlFault } from '../../kernel/outgoing/public-address.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { newSecret } from '../../records/webhooks/sign.ts'
import type { Webhook } from './schemas.ts'

interface Row {
  url: string
  created_at: Date
  previous_secret_ends_at: Date | null
}

const webhookOf = ({ url, created_at: created, previous_secret_ends_at: end }: Row, at: Date): Webhook => ({
  url,
  created_at: created.toISOString(),
  rotation: end !== null && end > at ? { previous_secret_ends_at: end.toISOString() } : null,
})

const columns = 'url, created_at, previous_secret_ends_at'

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
  const [row] = await sql.query<Row>(`select ${columns} from webhook_endpoints where user_id = $1`, [userId])
  return row && webhookOf(row, at)
}

/** Sets the address that a user's events are sent to. The secret is returned only when this creates the endpoint. */
export async function setEndpoint(
  sql: Sql,
  userId: string,
  url: string,
  at: Date,
): Promise<{ webhook: Webhook; secret: string | null }> {
  const secret = newSecret()
  const [row] = await sql.query<Row & { is_new: boolean }>(
    `insert into webhook_endpoints (user_id, url, secret, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set url = excluded.url returning ${columns}, secret = $3 as is_new`,
    [userId, url, secret, at],
  )
  if (row === undefined) throw new Error('The endpoint was not recorded.')
  return { webhook: webhookOf(row, at), secret: row.is_new ? secret : null }
}

/** Replaces the secret of an endpoint. The previous one signs for `graceSeconds` too. Throws 404 without an endpoint. */
export async function rotateSecret(
  sql: Sql,
  userId: string,
  graceSeconds: number,
  at: Date,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newSecret()
  const end = graceSeconds === 0 ? null : new Date(at.getTime() + graceSeconds * 1000)
  const [row] = await sql.query<Row>(
    `update webhook_endpoints set secret = $2, previous_secret_ends_at = $3::timestamptz,
       previous_secret = case when $3::timestamptz is null then null else secret end
     where user_id = $1 returning ${columns}`,
    [userId, secret, end],
  )
  if (row === undefined) throw new ApiFailure(404, 'You have not set an address for webhooks.')
  return { webhook: webhookOf(row, at), secret }
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
