import type { Sql } from '../../kernel/storage/database.ts'
import { cursorBehind, readCursor } from '../time-cursor.ts'
import { conditionsOf, type RequestFilter } from './request-filter.ts'
import type { RequestsPage } from './schemas.ts'

type Row = Omit<RequestsPage['records'][number], 'at' | 'bodies_until' | 'sdk_version'> & {
  at: Date
  bodies_until: Date | null
}

/** How our SDK names itself where a program may: not in browsers. */
const sdkName = /^search-foundation-js\/(\S+)/

/** Returns the calls made with some keys, newest first, at most `limit`, after the one of `cursor`. */
export async function listRequests(
  sql: Sql,
  keyIds: readonly string[],
  limit: number,
  { cursor, ...filter }: RequestFilter & { cursor?: string | undefined } = {},
): Promise<RequestsPage> {
  const after = readCursor(cursor)
  const { conditions, values } = conditionsOf(filter, 4)
  const rows = await sql.query<Row>(
    // The index has the newest calls of each key first, so at most one page per key is read.
    `select calls.id, calls.at, calls.key_id, to_jsonb(api_keys)->>'name' as key_name, api_keys.tail as key_tail, method, route, product, model,
       status, tokens, duration_ms, engine, error_code, error_param, error_message, user_agent,
       (select stored_until from request_bodies where request_id = calls.id) as bodies_until
     from api_keys, lateral (
       select * from request_log
       where key_id = api_keys.id
         and ($2::timestamptz is null or (at, id) < ($2::timestamptz, $3::text))
         and ${conditions}
       order by at desc, id desc limit $4
     ) as calls
     where api_keys.id = any($1::text[])
     order by calls.at desc, calls.id desc limit $4`,
    [keyIds, after.at, after.id, limit + 1, ...values],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      bodies_until: row.bodies_until?.toISOString() ?? null,
      sdk_version: sdkName.exec(row.user_agent ?? '')?.[1] ?? null,
    })),
    next_cursor: rows.length > limit && last !== undefined ? cursorBehind(last) : null,
  }
}
