import type { LoggedRequest } from '../../account/request-log/schemas.ts'
import { csvRow } from '../../kernel/http/csv.ts'

const columns = [
  'id',
  'at',
  'key_id',
  'key_name',
  'key_tail',
  'method',
  'route',
  'product',
  'model',
  'status',
  'tokens',
  'duration_ms',
  'engine',
  'error_code',
  'error_param',
  'error_message',
  'user_agent',
] as const satisfies readonly (keyof LoggedRequest)[]

/** Calls as CSV (RFC 4180), page after page, with the names of the columns first. Times are UTC. */
export async function* requestsCsv(pages: AsyncIterable<readonly LoggedRequest[]>): AsyncGenerator<string> {
  yield csvRow(columns)
  for await (const records of pages)
    yield records.map((record) => csvRow(columns.map((column) => record[column]))).join('')
}
