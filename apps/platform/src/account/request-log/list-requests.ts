import type { Sql } from '../../kernel/storage/database.ts'
import type { RequestsPage } from './schemas.ts'

/** Filters for calls. Without any, all calls match. */
export interface RequestFilter {
  /** Beginning of a request id. */
  id?: string | undefined
  product?: string | undefined
  model?: string | undefined
  /** `402`, or `4xx`. */
  status?: string | undefined
  /** First and last day in UTC, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

type Row = Omit<RequestsPage['records'][number], 'at'> & { at: Date }

/** Returns the calls made with some keys, newest first, at most `limit`, after the one of `cursor`. */
export async function listRequests(
  sql: Sql,
  keyIds: readonly string[],
  limit: number,
  { cursor, ...filter }: RequestFilter & { cursor?: string | undefined } = {},
): Promise<RequestsPage> {
  const [milliseconds, id = ''] = cursor?.split('.') ?? []
  const status = filter.status?.replace('xx', '')
  const lowest = status === undefined ? null : Number(status.padEnd(3, '0'))
  const highest = status === undefined ? null : Number(status.padEnd(3, '9'))
  const rows = await sql.query<Row>(
    // The index has the newest calls of each key first, so at most one page per key is read.
    `select calls.id, calls.at, calls.key_id, to_jsonb(api_keys)->>'name' as key_name, api_keys.tail as key_tail, method, route, product, model,
       status, tokens, duration_ms, engine
     from api_keys, lateral (
       select * from request_log
       where key_id = api_keys.id
         and ($2::timestamptz is null or (at, id) < ($2::timestamptz, $3::text))
         and ($4::text is null or product = $4)
         and ($5::int is null or status between $5 and $6::int)
         and ($7::date is null or at >= $7::date::timestamp at time zone 'UTC')
         and ($8::date is null or at < ($8::date + 1)::timestamp at time zone 'UTC')
         and ($9::text is null or starts_with(id, $9))
         and ($10::text is null or model = $10)
       order by at desc, id desc limit $11
     ) as calls
     where api_keys.id = any($1::text[])
     order by calls.at desc, calls.id desc limit $11`,
    [
      keyIds,
      milliseconds === undefined ? null : new Date(Number(milliseconds)),
      id,
      filter.product ?? null,
      lowest,
      highest,
      filter.from ?? null,
      filter.to ?? null,
      filter.id?.toLowerCase() ?? null,
      filter.model ?? null,
      limit + 1,
    ],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
    next_cursor: rows.length > limit && last !== undefined ? `${last.at.getTime()}.${last.id}` : null,
  }
}
