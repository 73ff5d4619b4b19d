import type { Context } from 'hono'
import { stream } from 'hono/streaming'

type Field = string | number | null | undefined

/** What spreadsheets take for the start of a formula, also in full width and after characters without a width. */
const formula = /^[\p{Cf}\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u

/** One field: quoted where necessary, and escaped so that no spreadsheet evaluates it as a formula. */
function csvField(value: Field): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV (RFC 4180). `csv-stringify` looks for a formula in the first character only, and misses one after a space. */
export const csvRow = (fields: readonly Field[]): string => `${fields.map(csvField).join(',')}\r\n`

/** Whether the client wants CSV, by `format=csv` or `Accept: text/csv`; `format` takes precedence over the header. */
export const wantsCsv = (context: Context, format?: 'json' | 'csv'): boolean =>
  format === 'csv' || (format === undefined && /\btext\/csv\b/i.test(context.req.header('accept') ?? ''))

/** Returns a streamed response with CSV as a file to download. */
export function csvResponse(context: Context, name: string, pieces: AsyncIterable<string>): Response {
  context.header('content-type', 'text/csv; charset=utf-8')
  context.header('content-disposition', `attachment; filename="${name}.csv"`)
  return stream(context, async (body) => {
    for await (const piece of pieces) await body.write(piece)
  })
}
