import type { Transaction } from '../ledger/transactions.ts'

const columns = ['id', 'time', 'type', 'quantity', 'product', 'model', 'packs', 'key']

/** One field: quoted where it must be, and never taken for a formula by a spreadsheet. */
function field(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const row = (fields: readonly (string | number | undefined)[]) => `${fields.map(field).join(',')}\r\n`

/** Transactions as CSV (RFC 4180), page after page, with the names of the columns first. Times are UTC. */
export async function* transactionsCsv(pages: AsyncIterable<readonly Transaction[]>): AsyncGenerator<string> {
  yield row(columns)
  for await (const records of pages) {
    const rows = records.map(({ metadata, ...record }) =>
      row([
        record.id,
        record.updated_at,
        record.type,
        record.quantity,
        metadata.product_name,
        metadata.model_name,
        metadata.order_quantity,
        record.key_tail,
      ]),
    )
    yield rows.join('')
  }
}
