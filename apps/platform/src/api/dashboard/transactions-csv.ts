import { csvRow } from '../../kernel/http/csv.ts'
import type { Transaction } from '../../ledger/transactions.ts'

const columns = ['id', 'time', 'type', 'quantity', 'product', 'model', 'packs', 'key']

/** Transactions as CSV (RFC 4180), page after page, with the names of the columns first. Times are UTC. */
export async function* transactionsCsv(pages: AsyncIterable<readonly Transaction[]>): AsyncGenerator<string> {
  yield csvRow(columns)
  for await (const records of pages) {
    const rows = records.map(({ metadata, ...record }) =>
      csvRow([
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
