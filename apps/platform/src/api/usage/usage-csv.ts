import type { UsageRow } from '../../account/usage/schemas.ts'
import { csvRow } from '../../kernel/http/csv.ts'

const columns = [
  'date',
  'hour',
  'product',
  'model',
  'key_id',
  'key_name',
  'key_tail',
  'tokens',
  'paid_tokens',
  'requests',
] as const satisfies readonly (keyof UsageRow)[]

/** Use as CSV (RFC 4180), with the names of the columns first. */
export async function* usageCsv(rows: readonly UsageRow[]): AsyncGenerator<string> {
  yield csvRow(columns)
  yield await Promise.resolve(rows.map((row) => csvRow(columns.map((column) => row[column]))).join(''))
}
