import type { Sql } from '../kernel/storage/database.ts'

/** Trial keys are counted per client over a sliding day. */
const windowSeconds = 24 * 60 * 60

/**
 * Records one more trial key for a client, inside the caller's transaction.
 * Answers undefined when it is within the limit, else the seconds to wait (nothing recorded).
 */
export async function takeTrialGrant(
  sql: Sql,
  client: string,
  limit: number,
  at: Date,
): Promise<number | undefined> {
  // Two requests of one client take turns, so that both cannot see the last free place.
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [client])
  const since = new Date(at.getTime() - windowSeconds * 1000)
  await sql.query('delete from trial_grants where client = $1 and granted_at <= $2', [client, since])
  const grants = await sql.query<{ granted_at: Date }>(
    'select granted_at from trial_grants where client = $1 order by granted_at desc limit $2',
    [client, limit],
  )
  const oldest = grants.at(-1)
  if (grants.length >= limit) {
    if (oldest === undefined) return windowSeconds
    return Math.max(1, Math.ceil((oldest.granted_at.getTime() - since.getTime()) / 1000))
  }
  await sql.query('insert into trial_grants (client, granted_at) values ($1, $2)', [client, at])
  return undefined
}
