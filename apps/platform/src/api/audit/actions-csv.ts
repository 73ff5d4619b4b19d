import type { AuditPage } from '../../account/audit/schemas.ts'
import { csvRow } from '../../kernel/http/csv.ts'

const columns = ['id', 'at', 'action', 'actor', 'subject', 'key_tail', 'detail', 'ip'] as const

/** Actions as CSV (RFC 4180), page after page, with the names of the columns first. Times are UTC, details are JSON. */
export async function* actionsCsv(pages: AsyncIterable<AuditPage['records']>): AsyncGenerator<string> {
  yield csvRow(columns)
  for await (const records of pages)
    yield records
      .map(({ detail, ...record }) => {
        const row = { ...record, detail: JSON.stringify(detail) }
        return csvRow(columns.map((column) => row[column]))
      })
      .join('')
}
