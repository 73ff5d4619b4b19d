import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import type { Budget, BudgetBody } from './budget-schemas.ts'

/** Whose usage a budget counts: that of one key, or of all keys of a user (the spend limit). */
export type BudgetOf = { keyId: string } | { userId: string }

interface Row extends Omit<Budget, 'confirmation_sent_at' | 'resets_at'> {
  id: string
  confirmation_sent_at: Date | null
  resets_at: Date | null
}

const idOf = (of: BudgetOf): string => ('keyId' in of ? `key:${of.keyId}` : `user:${of.userId}`)

/** Returns the existing budgets among these ids, with their usage at a time. */
async function readRows(sql: Sql, ids: readonly string[], at: Date): Promise<Map<string, Budget>> {
  const rows = await sql.query<Row>(
    `select budgets.id, tokens, period, hard_stop, alert_percent, alert_email,
       case when alert_email is not null then confirmed_at is not null end as email_confirmed, sent_at as confirmation_sent_at,
       tokens - budget_left(budgets, $2) as used_tokens,
       case when period <> 'total' then (start_of_period(period, $2) at time zone 'UTC' + ('1 ' || period)::interval) at time zone 'UTC'
         end as resets_at
     from budgets left join api_keys on api_keys.id = budgets.key_id
       left join alert_addresses on owner = coalesce(budgets.user_id, api_keys.user_id, api_keys.id) and alert_addresses.email = lower(alert_email)
     where budgets.id = any($1::text[])`,
    [ids, at],
  )
  return new Map(
    rows.map(({ id, confirmation_sent_at: sentAt, resets_at: end, ...budget }) => [
      id,
      {
        ...budget,
        confirmation_sent_at: sentAt?.toISOString() ?? null,
        resets_at: end?.toISOString() ?? null,
      },
    ]),
  )
}

/** Returns a budget with its usage at a time; null without one. */
export async function readBudget(sql: Sql, of: BudgetOf, at: Date): Promise<Budget | null> {
  const id = idOf(of)
  return (await readRows(sql, [id], at)).get(id) ?? null
}

/** Reads the budgets of some keys and returns a lookup by key id, which returns null for a key without one. */
export async function readKeyBudgets(
  sql: Sql,
  keyIds: readonly string[],
  at: Date,
): Promise<(keyId: string) => Budget | null> {
  const ids = keyIds.map((keyId) => idOf({ keyId }))
  const budgets = await readRows(sql, ids, at)
  return (keyId) => budgets.get(idOf({ keyId })) ?? null
}

/** Returns the recipient of a budget's alerts; null for a budget without alerts. Throws 422 without an address. */
function alertEmail(body: BudgetBody, identity: Pick<Identity, 'email'>): string | null {
  if (body.alert_percent === null) return null
  const email = body.alert_email ?? identity.email
  if (email !== undefined) return email
  throw new ApiFailure(422, [
    {
      loc: ['body', 'alert_email'],
      msg: 'Add an email address for alerts; your account does not have one.',
      type: 'value_error',
    },
  ])
}

/**
 * Sets a budget, or removes it (`null`), inside the caller's transaction. Returns whether that changed anything.
 * Earlier usage of the period counts. No alert is sent for a share that is used already. Throws 422 for an alert without a recipient.
 */
export async function setBudget(
  sql: Sql,
  of: BudgetOf,
  body: BudgetBody | null,
  { identity, at }: { identity: Pick<Identity, 'email'>; at: Date },
): Promise<boolean> {
  const keyId = 'keyId' in of ? of.keyId : null
  const userId = 'userId' in of ? of.userId : null
  // The locks keep usage from being charged between counting and setting.
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
         select coalesce(sum(usage_days.tokens), 0)::bigint as used
         from usage_days join api_keys on api_keys.id = usage_days.key_id
         where (api_keys.id = $2 or user_id = $3) and day >= (start_of_period($5, $9) at time zone 'UTC')::date
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
