import type { Sql } from '../../kernel/storage/database.ts'
import type { Usage, UsageRow } from './schemas.ts'

export interface UsageQuestion {
  byDay: boolean
  /** Needs `from`: the hours are counted from the entries of the ledger. */
  byHour?: boolean
  byModel: boolean
  byKey: boolean
  /** First and last day in UTC, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** Usage by day, which each charge adds to. */
const ofDays = `select key_id, day, null::int as hour, product, model, tokens, paid_tokens, requests from usage_days
  where key_id = any($1::text[]) and ($2::date is null or day >= $2::date) and ($3::date is null or day <= $3::date)`

/** Usage by hour, from the ledger. */
const ofHours = `select accounts.key_id, (entries.created_at at time zone 'UTC')::date as day,
    extract(hour from entries.created_at at time zone 'UTC')::int as hour,
    coalesce(metadata->>'product_name', '') as product, coalesce(metadata->>'model_name', '') as model, -sum(amount) as tokens,
    coalesce(-sum(amount) filter (where accounts.kind = 'regular'), 0) as paid_tokens, count(distinct transfers.id) as requests
  from accounts join entries on entries.account_id = accounts.id join transfers on transfers.id = entries.transfer_id
  where accounts.key_id = any($1::text[]) and transfers.type = 'consume' and entries.created_at >= $2::date::timestamp at time zone 'UTC'
    and ($3::date is null or entries.created_at < ($3::date + 1)::timestamp at time zone 'UTC')
  group by 1, 2, 3, 4, 5`

/** Returns the usage of some keys, ordered by day and hour (oldest first), product, model and key. */
export async function readUsage(
  sql: Sql,
  keyIds: readonly string[],
  { byDay, byHour = false, byModel, byKey, from, to }: UsageQuestion,
): Promise<Usage> {
  const rows = await sql.query<UsageRow>(
    `select case when $4::boolean then to_char(day, 'YYYY-MM-DD') end as date, hour,
       case when $5::boolean then product end as product, case when $5::boolean then model end as model,
       case when $6::boolean then api_keys.id end as key_id,
       case when $6::boolean then name end as key_name, case when $6::boolean then tail end as key_tail,
       sum(tokens)::bigint as tokens, sum(paid_tokens)::bigint as paid_tokens, sum(requests)::bigint as requests
     from (${byHour ? ofHours : ofDays}) as used join api_keys on api_keys.id = key_id
     group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5`,
    [keyIds, from ?? null, to ?? null, byDay || byHour, byModel, byKey],
  )
  const total = (name: 'tokens' | 'paid_tokens' | 'requests') => rows.reduce((sum, row) => sum + row[name], 0)
  return {
    rows,
    total_tokens: total('tokens'),
    total_paid_tokens: total('paid_tokens'),
    total_requests: total('requests'),
  }
}
