import type { Sql } from '../../kernel/storage/database.ts'
import type { MailKind } from '../mails.ts'

/** The kinds of mails that a user can do without: each is in the inbox too. */
export const choosableMails = {
  purchase: 'receipt',
  auto_recharge: 'auto-recharge',
  bulk_job: 'bulk-job',
  low_balance: 'low-balance',
  budget: 'budget',
  key_expiry: 'key-expiry',
} as const satisfies Record<string, MailKind>

export type MailChoices = Record<keyof typeof choosableMails, boolean>

const names = Object.keys(choosableMails) as (keyof MailChoices)[]

/** Returns which mails a user gets: all but those that were turned off. */
export async function readMailChoices(sql: Sql, userId: string): Promise<MailChoices> {
  const muted = await sql.query<{ kind: string }>('select kind from muted_mails where user_id = $1', [userId])
  const off = new Set(muted.map(({ kind }) => kind))
  return Object.fromEntries(names.map((name) => [name, !off.has(choosableMails[name])])) as MailChoices
}

/** Stores which mails a user gets, inside the caller's transaction. What is undefined stays. */
export async function writeMailChoices(
  sql: Sql,
  userId: string,
  choices: { [Name in keyof MailChoices]?: boolean | undefined },
): Promise<MailChoices> {
  const given = names.filter((name) => choices[name] !== undefined)
  const kinds = (wanted: boolean) =>
    given.filter((name) => choices[name] === wanted).map((name) => choosableMails[name])
  await sql.query('delete from muted_mails where user_id = $1 and kind = any($2::text[])', [
    userId,
    kinds(true),
  ])
  await sql.query(
    'insert into muted_mails (user_id, kind) select $1, kind from unnest($2::text[]) as kind on conflict do nothing',
    [userId, kinds(false)],
  )
  return readMailChoices(sql, userId)
}
