import type { Context } from 'hono'
import { stream } from 'hono/streaming'

type Field = string | number | null | undefined

/** One field: quoted where it must be, and never taken for a formula by a spreadsheet. */
function csvField(value: Field): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV (RFC 4180). */
export const csvRow = (fields: readonly Field[]): string => `${fields.map(csvField).join(',')}\r\n`

/** Whether CSV is asked for, by `format=csv` or by `Accept: text/csv`; `format` goes before the header. */
export const wantsCsv = (context: Context, format?: 'json' | 'csv'): boolean =>
  format === 'csv' || (format === undefined && /\btext\/csv\b/i.test(context.req.header('accept') ?? ''))

/** Answers CSV as a file to keep, piece by piece. */
export function csvResponse(context: Context, name: string, pieces: AsyncIterable<string>): Response {
  context.header('content-type', 'text/csv; charset=utf-8')
  context.header('content-disposition', `attachment; filename="${name}.csv"`)
  return stream(context, async (body) => {
    for await (const piece of pieces) await body.write(piece)
  })
}
