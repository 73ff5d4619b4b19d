import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import type { Budget, BudgetBody } from './budget-schemas.ts'

/** Whose uses a budget counts: those of one key, or of all keys of a user (the spend limit). */
export type BudgetOf = { keyId: string } | { userId: string }

interface Row extends Omit<Budget, 'resets_at'> {
  id: string
  resets_at: Date | null
}

const idOf = (of: BudgetOf): string => ('keyId' in of ? `key:${of.keyId}` : `user:${of.userId}`)

/** The budgets there are of these ids, as they stand at a time. */
async function readRows(sql: Sql, ids: readonly string[], at: Date): Promise<Map<string, Budget>> {
  const rows = await sql.query<Row>(
    `select id, tokens, period, hard_stop, alert_percent, alert_email, tokens - budget_left(budgets, $2) as used_tokens,
       case when period <> 'total' then (start_of_period(period, $2) at time zone 'UTC' + ('1 ' || period)::interval) at time zone 'UTC'
         end as resets_at
     from budgets where id = any($1::text[])`,
    [ids, at],
  )
  return new Map(
    rows.map(({ id, resets_at: end, ...budget }) => [
      id,
      { ...budget, resets_at: end?.toISOString() ?? null },
    ]),
  )
}

/** A budget as it stands; null when there is none. */
export async function readBudget(sql: Sql, of: BudgetOf, at: Date): Promise<Budget | null> {
  const id = idOf(of)
  return (await readRows(sql, [id], at)).get(id) ?? null
}

/** The budgets of some keys, by their ids; null for a key without one. */
export async function readKeyBudgets(
  sql: Sql,
  keyIds: readonly string[],
  at: Date,
): Promise<(keyId: string) => Budget | null> {
  const ids = keyIds.map((keyId) => idOf({ keyId }))
  const budgets = await readRows(sql, ids, at)
  return (keyId) => budgets.get(idOf({ keyId })) ?? null
}

/** Where the alerts of a budget go; null for one without. Throws 422 when there is nowhere. */
function alertEmail(body: BudgetBody, identity: Pick<Identity, 'email'>): string | null {
  if (body.alert_percent === null) return null
  const email = body.alert_email ?? identity.email
  if (email !== undefined) return email
  throw new ApiFailure(422, [
    {
      loc: ['body', 'alert_email'],
      msg: 'Say where the alert goes: your account has no e-mail address.',
      type: 'value_error',
    },
  ])
}

/**
 * Sets a budget, or ends it (`null`), inside the caller's transaction, and answers whether that changed anything.
 * What was used in its period before counts; a share that is used already is not told any more. Throws 422 when an alert has nowhere to go.
 */
export async function setBudget(
  sql: Sql,
  of: BudgetOf,
  body: BudgetBody | null,
  { identity, at }: { identity: Pick<Identity, 'email'>; at: Date },
): Promise<boolean> {
  const keyId = 'keyId' in of ? of.keyId : null
  const userId = 'userId' in of ? of.userId : null
  // No use is booked between counting and setting.
  await sql.query(
    `select accounts.id from accounts join api_keys on api_keys.id = accounts.key_id
     where api_keys.id = $1 or user_id = $2 order by accounts.id for update of accounts`,
    [keyId, userId],
  )
  const before = await readBudget(sql, of, at)
  if (body === null) await sql.query('delete from budgets where id = $1', [idOf(of)])
  else
    await sql.query(
      `insert into budgets (id, key_id, user_id, tokens, period, hard_stop, alert_percent, alert_email, used, period_start, is_alerted)
       select $1, $2, $3, $4::bigint, $5, $6, $7::integer, $8, count.used, start_of_period($5, $9),
         coalesce(count.used >= $4::bigint * $7::integer / 100.0, false)
       from (
         select coalesce(-sum(entries.amount), 0)::bigint as used
         from entries join transfers on transfers.id = entries.transfer_id
           join accounts on accounts.id = entries.account_id join api_keys on api_keys.id = accounts.key_id
         where (api_keys.id = $2 or user_id = $3) and transfers.type = 'consume' and entries.created_at >= start_of_period($5, $9)
       ) as count
       on conflict (id) do update set tokens = excluded.tokens, period = excluded.period, hard_stop = excluded.hard_stop,
         alert_percent = excluded.alert_percent, alert_email = excluded.alert_email, used = excluded.used,
         period_start = excluded.period_start, is_alerted = excluded.is_alerted`,
      [
        idOf(of),
        keyId,
        userId,
        body.tokens,
        body.period,
        body.hard_stop,
        body.alert_percent,
        alertEmail(body, identity),
        at,
      ],
    )
  return JSON.stringify(before) !== JSON.stringify(await readBudget(sql, of, at))
}
