import type { Column } from '../_table/column.ts'

/**
 * Rows as CSV (RFC 4180: CRLF, quotes doubled), headed by the columns' names.
 * Text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const written = columns.flatMap(({ header, csvValue, sortValue }) => {
    const value = csvValue ?? sortValue
    return value ? [{ header, value }] : []
  })
  const lines = [
    written.map(({ header }) => header),
    ...rows.map((row) => written.map(({ value }) => value(row))),
  ]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
