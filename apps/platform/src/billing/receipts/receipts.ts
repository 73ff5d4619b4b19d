import type { Sql } from '../../kernel/storage/database.ts'
import { money } from '../catalog/money.ts'
import type { ReceiptRecord } from './schemas.ts'

type Row = Omit<ReceiptRecord, 'created_at' | 'amount_text' | 'seller'> & { created_at: Date }
type Seller = ReceiptRecord['seller']

const selection = `select receipts.id, number, receipts.created_at, receipts.kind, product_name, order_quantity, token_quantity, amount,
    currency, livemode, invoice, receipts.email, api_keys.id as key_id, to_jsonb(api_keys)->>'name' as key_name, api_keys.tail as key_tail
  from receipts join api_keys on api_keys.id = receipts.key_id`

const written = ({ created_at: at, ...row }: Row, seller: Seller): ReceiptRecord => ({
  ...row,
  created_at: at.toISOString(),
  amount_text: money(row.amount, row.currency),
  seller,
})

/** Returns the receipts of a user's keys, newest first, at most `limit`, with numbers below `cursor`. */
export async function listReceipts(
  sql: Sql,
  seller: Seller,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<{ records: ReceiptRecord[]; next_cursor: string | null }> {
  const rows = await sql.query<Row>(
    `${selection} where api_keys.user_id = $1 and ($2::bigint is null or number < $2::bigint) order by number desc limit $3`,
    [userId, cursor ?? null, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => written(row, seller)),
    next_cursor: rows.length > limit && last !== undefined ? String(last.number) : null,
  }
}

/** Returns one receipt of a user's keys; undefined for an unknown id and for the receipt of another user. */
export async function findReceipt(
  sql: Sql,
  seller: Seller,
  userId: string,
  id: string,
): Promise<ReceiptRecord | undefined> {
  const [row] = await sql.query<Row>(`${selection} where api_keys.user_id = $1 and receipts.id = $2`, [
    userId,
    id,
  ])
  return row && written(row, seller)
}
