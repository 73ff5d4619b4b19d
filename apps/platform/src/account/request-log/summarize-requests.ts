import type { Sql } from '../../kernel/storage/database.ts'
import { conditionsOf, type RequestFilter } from './request-filter.ts'
import type { RequestSummary } from './schemas.ts'

/** Calls of each key that are counted at most, so that a summary of a busy key does not read its whole month. */
const mostOfKey = 100_000

type Row = Omit<RequestSummary, 'is_complete'> & { most: number }

/** Returns how many of the calls made with some keys match a filter, how many failed and why, and how long they took. */
export async function summarizeRequests(
  sql: Sql,
  keyIds: readonly string[],
  filter: RequestFilter,
): Promise<RequestSummary> {
  const { conditions, values } = conditionsOf(filter, 2)
  const [row] = await sql.query<Row>(
    `with calls as (
       select newest.* from api_keys, lateral (
         select key_id, status, duration_ms, error_code from request_log
         where key_id = api_keys.id and ${conditions}
         order by at desc, id desc limit $2
       ) as newest
       where api_keys.id = any($1::text[])
     )
     select count(*)::int as requests,
       (count(*) filter (where status >= 400))::int as failed,
       (percentile_disc(0.5) within group (order by duration_ms))::int as p50_ms,
       (percentile_disc(0.95) within group (order by duration_ms))::int as p95_ms,
       (select coalesce(max(count), 0)::int from (select count(*) from calls group by key_id) as of_key) as most,
       (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'requests', requests) order by requests desc, code), '[]') from (
          select error_code as code, count(*)::int as requests from calls where error_code is not null
          group by 1 order by 2 desc, 1 limit 10
        ) as codes) as error_codes
     from calls`,
    [keyIds, mostOfKey, ...values],
  )
  if (row === undefined) throw new Error('An aggregate has one row.')
  const { most, ...summary } = row
  return { ...summary, is_complete: most < mostOfKey }
}
