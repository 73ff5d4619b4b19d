import type { Sql } from '../../kernel/storage/database.ts'
import { packs, purchasablePriceIds } from '../catalog/packs.ts'
import type { TokenPrice } from './schemas.ts'

const million = 1_000_000

/** The price of a million tokens of the smallest pack on sale. */
function listPrice(): TokenPrice {
  const [smallest] = packs
    .filter(({ price_id: id }) => purchasablePriceIds.includes(id))
    .toSorted((a, b) => a.token_quantity - b.token_quantity)
  if (smallest === undefined) throw new Error('No pack is on sale.')
  const { price, token_quantity: tokens, currency } = smallest
  return { per_million: (price / tokens) * million, currency, basis: 'list' }
}

/**
 * Returns what some keys paid for a million tokens on average, without tax and without what was paid back; the list price where nothing was
 * bought for them. Of several currencies, the one that bought the most tokens counts.
 */
export async function readTokenPrice(sql: Sql, keyIds: readonly string[]): Promise<TokenPrice> {
  const [paid] = await sql.query<{ currency: string; amount: number; tokens: number }>(
    `select lower(currency) as currency, sum(token_quantity - reversed_tokens)::bigint as tokens,
       sum((amount - coalesce((invoice->>'tax')::bigint, 0)) * (token_quantity - reversed_tokens)::float8 / token_quantity) as amount
     from receipts where key_id = any($1::text[]) and reversed_tokens < token_quantity
     group by 1 order by 2 desc limit 1`,
    [keyIds],
  )
  if (paid === undefined) return listPrice()
  return { per_million: (paid.amount / paid.tokens) * million, currency: paid.currency, basis: 'paid' }
}
