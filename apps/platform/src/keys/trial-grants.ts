import { keptFor } from '../kernel/processes/retention.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { takeTurn } from '../kernel/storage/take-turn.ts'

/** Trial keys are counted per client over the last 24 hours. */
const windowSeconds = 24 * 60 * 60

/** Grants that no longer count. */
export const trialGrantRetention = keptFor({
  table: 'trial_grants',
  key: 'client, granted_at',
  since: 'granted_at',
  milliseconds: windowSeconds * 1000,
})

/** Returns the seconds that a client waits for its next trial key; undefined within the limit. */
export async function trialWait(
  sql: Sql,
  client: string,
  limit: number,
  at: Date,
): Promise<number | undefined> {
  const since = new Date(at.getTime() - windowSeconds * 1000)
  const grants = await sql.query<{ granted_at: Date }>(
    'select granted_at from trial_grants where client = $1 and granted_at > $2 order by granted_at desc limit $3',
    [client, since, limit],
  )
  if (grants.length < limit) return undefined
  const oldest = grants.at(-1)
  if (oldest === undefined) return windowSeconds
  return Math.max(1, Math.ceil((oldest.granted_at.getTime() - since.getTime()) / 1000))
}

/**
 * Records one more trial key for a client, inside the caller's transaction.
 * Returns undefined within the limit; above it records nothing and returns the seconds to wait.
 */
export async function takeTrialGrant(
  sql: Sql,
  client: string,
  limit: number,
  at: Date,
): Promise<number | undefined> {
  // Requests of one client run one after the other, so that two cannot both take the last trial key.
  await takeTurn(sql, client)
  const wait = await trialWait(sql, client, limit, at)
  if (wait !== undefined) return wait
  await sql.query('insert into trial_grants (client, granted_at) values ($1, $2)', [client, at])
  return undefined
}
