import type { Sql } from '../kernel/storage/database.ts'
import { regularAccount } from '../ledger/accounts.ts'

/** One purchase; each of its packs is one ticket. */
export interface Ticket {
  id: string
  product_name: string
  quantity: number
  /** ISO 8601. */
  purchased_at: string
}

/** Returns the packs that were bought for a key, newest first. */
export async function listTickets(sql: Sql, keyId: string): Promise<Ticket[]> {
  const rows = await sql.query<Omit<Ticket, 'purchased_at'> & { created_at: Date }>(
    `select transfers.id, coalesce(metadata->>'product_name', '') as product_name,
       coalesce((metadata->>'order_quantity')::integer, 1) as quantity, transfers.created_at
     from transfers join entries on entries.transfer_id = transfers.id
     where entries.account_id = $1 and transfers.type = 'purchase' and entries.amount > 0 order by transfers.created_at desc, transfers.sequence desc`,
    [regularAccount(keyId)],
  )
  return rows.map(({ created_at: at, ...ticket }) => ({ ...ticket, purchased_at: at.toISOString() }))
}
