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

/** Returns the usage of some keys from the ledger, ordered by day (oldest first), product, model and key. */
export async function readUsage(
  sql: Sql,
  keyIds: readonly string[],
  { byDay, byModel, byKey, from, to }: UsageQuestion,
): Promise<Usage> {
  const rows = await sql.query<UsageRow>(
    // A charge may debit both wallets of a key, so transfers are counted, not entries.
    `select case when $2::boolean then to_char(entries.created_at at time zone 'UTC', 'YYYY-MM-DD') end as date,
       case when $3::boolean then coalesce(transfers.metadata->>'product_name', '') end as product,
       case when $3::boolean then coalesce(transfers.metadata->>'model_name', '') end as model,
       case when $4::boolean then api_keys.id end as key_id,
       case when $4::boolean then to_jsonb(api_keys)->>'name' end as key_name,
       case when $4::boolean then api_keys.tail end as key_tail,
       (-sum(entries.amount))::bigint as tokens, count(distinct transfers.id)::bigint as requests
     from api_keys join accounts on accounts.key_id = api_keys.id
       join entries on entries.account_id = accounts.id join transfers on transfers.id = entries.transfer_id
     where api_keys.id = any($1::text[]) and transfers.type = 'consume'
       and ($5::date is null or entries.created_at >= $5::date::timestamp at time zone 'UTC')
       and ($6::date is null or entries.created_at < ($6::date + 1)::timestamp at time zone 'UTC')
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4`,
    [keyIds, byDay, byModel, byKey, from ?? null, to ?? null],
  )
  return {
    rows,
    total_tokens: rows.reduce((sum, { tokens }) => sum + tokens, 0),
    total_requests: rows.reduce((sum, { requests }) => sum + requests, 0),
  }
}
