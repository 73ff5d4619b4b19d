import { randomUUID } from 'node:crypto'

import { startBackground, type Background } from '../kernel/background.ts'
import type { FindIdentities } from '../kernel/identity.ts'
import { log } from '../kernel/log.ts'
import { takeSweep } from '../kernel/processes/sweeps.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { finishDeletions, type DeletionServices } from './delete-account.ts'
import { addressesOf, provenAddressesOf } from './owner.ts'

const name = 'gone accounts'
const hourMilliseconds = 3_600_000
const sweepMilliseconds = 6 * hourMilliseconds

/** How long the data of a user stays whom the identity provider does not have any more, in days: time to undo a deletion by mistake. */
export const graceDays = 7

/** Users of one question; the provider allows no more. */
const usersAtOnce = 100

/** Of more users, not more than half may be gone: otherwise this is the wrong project, or the provider has lost its users. */
const fewUsers = 10

/** The tables that have rows of a user by the id, with the column of it. A test compares them with those of the database. */
export const userColumns: Readonly<Record<string, string>> = {
  users: 'id',
  identities: 'user_id',
  api_keys: 'user_id',
  session_keys: 'user_id',
  budgets: 'user_id',
  account_actions: 'user_id',
  inbox: 'user_id',
  muted_mails: 'user_id',
  webhook_endpoints: 'user_id',
  webhook_deliveries: 'user_id',
}

const nextUsers = `select uid from (${Object.entries(userColumns)
  .map(
    ([table, column]) =>
      `(select ${column} as uid from ${table} where ${column} > $1 group by ${column} order by ${column} limit $2)`,
  )
  .join(' union ')}) as known order by uid limit $2`

/** SQL condition: there is data of a user. Another process may have erased it while the provider was asked. */
const hasData = Object.entries(userColumns)
  .map(([table, column]) => `exists (select 1 from ${table} where ${column} = listed.uid)`)
  .join(' or ')

const noteFound = `insert into identities (user_id, addresses, proven)
  select * from jsonb_to_recordset($1::jsonb) as listed (uid text, addresses text[], proven text[]) where ${hasData}
  on conflict (user_id) do update set addresses = excluded.addresses, proven = excluded.proven, gone_since = null
  where (identities.addresses, identities.proven, identities.gone_since) is distinct from (excluded.addresses, excluded.proven, null)`

const noteGone = `insert into identities (user_id, gone_since)
  select listed.uid, $2 from unnest($1::text[]) as listed (uid) where ${hasData}
  on conflict (user_id) do update set gone_since = coalesce(identities.gone_since, excluded.gone_since)`

/**
 * Asks the provider for every user of whom there is data, and notes the addresses, and since when a user is gone. Returns how many there
 * are and who is gone. Throws when the provider does not respond.
 */
async function lookForUsers(
  { database, now }: Pick<DeletionServices, 'database' | 'now'>,
  findIdentities: FindIdentities,
  stopping: AbortSignal,
): Promise<{ users: number; gone: string[] }> {
  const gone: string[] = []
  let users = 0
  let after = ''
  for (;;) {
    stopping.throwIfAborted()
    const page = await database.query<{ uid: string }>(nextUsers, [after, usersAtOnce])
    if (page.length === 0) return { users, gone }
    const uids = page.map(({ uid }) => uid)
    const found = await findIdentities(uids)
    const known = new Set(found.map(({ uid }) => uid))
    const missing = uids.filter((uid) => !known.has(uid))
    const rows = found.map((identity) => ({
      uid: identity.uid,
      addresses: addressesOf(identity),
      proven: provenAddressesOf(identity),
    }))
    await database.query(noteFound, [JSON.stringify(rows)])
    await database.query(noteGone, [missing, now()])
    gone.push(...missing)
    users += uids.length
    after = uids.at(-1) ?? after
  }
}

/** Records the deletion of the users whose grace is over. */
async function askForDeletions(sql: Sql, gone: readonly string[], at: Date): Promise<void> {
  const before = new Date(at.getTime() - graceDays * 24 * hourMilliseconds)
  const due = await sql.query<{ user_id: string; addresses: string[]; proven: string[] }>(
    'select user_id, addresses, proven from identities where user_id = any($1::text[]) and gone_since <= $2',
    [gone, before],
  )
  for (const { user_id: uid, addresses, proven } of due) {
    const id = randomUUID()
    const asked = await sql.query(
      `insert into account_deletions (id, user_id, addresses, proven, asked_at, asked_by)
       values ($1, $2, $3, $4, $5, 'provider') on conflict (user_id) do nothing returning 1 as one`,
      [id, uid, addresses, proven, at],
    )
    if (asked.length > 0) log('info', 'account is gone at the identity provider', { deletion: id })
  }
}

/**
 * Erases what is stored about users whom the identity provider has not had for `graceDays`, however they were deleted there, and finishes
 * deletions that were left open. Erases nobody when the provider lacks most of the users, and throws when it does not respond.
 */
export async function eraseGoneAccounts(
  services: DeletionServices,
  findIdentities: FindIdentities,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { users, gone } = await lookForUsers(services, findIdentities, stopping)
  if (gone.length > fewUsers && gone.length > users / 2)
    log('error', 'the identity provider lacks most of the users', { users, gone: gone.length })
  else await askForDeletions(services.database, gone, services.now())
  await finishDeletions(services)
}

/** Looks for gone accounts every six hours, by one process at a time. */
export function watchGoneAccounts(services: DeletionServices, findIdentities: FindIdentities): Background {
  return startBackground({
    name,
    sweepMilliseconds,
    takeSweep: () => takeSweep(services.database, name, sweepMilliseconds),
    work: ({ stopping }) => eraseGoneAccounts(services, findIdentities, stopping),
  })
}
