import type { Sql } from '../../kernel/storage/database.ts'
import type { Usage, UsageRow } from './schemas.ts'

export interface UsageQuestion {
  byDay: boolean
  byModel: boolean
  byKey: boolean
  /** First and last day in UTC, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** Returns the usage of some keys, which each charge adds to their days, ordered by day (oldest first), product, model and key. */
export async function readUsage(
  sql: Sql,
  keyIds: readonly string[],
  { byDay, byModel, byKey, from, to }: UsageQuestion,
): Promise<Usage> {
  const rows = await sql.query<UsageRow>(
    `select case when $2::boolean then to_char(day, 'YYYY-MM-DD') end as date,
       case when $3::boolean then product end as product, case when $3::boolean then model end as model,
       case when $4::boolean then api_keys.id end as key_id,
       case when $4::boolean then name end as key_name, case when $4::boolean then tail end as key_tail,
       sum(tokens)::bigint as tokens, sum(requests)::bigint as requests
     from usage_days join api_keys on api_keys.id = key_id
     where key_id = any($1::text[]) and ($5::date is null or day >= $5::date) and ($6::date is null or day <= $6::date)
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4`,
    [keyIds, byDay, byModel, byKey, from ?? null, to ?? null],
  )
  return {
    rows,
    total_tokens: rows.reduce((sum, { tokens }) => sum + tokens, 0),
    total_requests: rows.reduce((sum, { requests }) => sum + requests, 0),
  }
}
