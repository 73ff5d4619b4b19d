import type { Sql } from '../storage/database.ts'

/** One line of a key's history, as the dashboard API shows it. `quantity` is negative for what left the wallet. */
export interface Transaction {
  id: string
  updated_at: string
  quantity: number
  type: 'consume' | 'purchase' | 'trial' | 'transfer_in' | 'transfer_out'
  metadata: { model_name?: string; product_name?: string; order_quantity?: number }
}

interface Row {
  id: string
  sequence: number
  type: 'consume' | 'purchase' | 'trial' | 'transfer'
  metadata: Transaction['metadata']
  created_at: Date
  quantity: number
}

export interface TransactionPage {
  records: Transaction[]
  /** Hand back as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
}

/** A key's transactions, newest first, at most `limit`, before the one that `cursor` names. */
export async function listTransactions(
  sql: Sql,
  keyId: string,
  limit: number,
  cursor?: string,
): Promise<TransactionPage> {
  const rows = await sql.query<Row>(
    `select transfers.id, transfers.sequence, transfers.type, transfers.metadata, transfers.created_at, sum(entries.amount)::bigint as quantity
     from transfers join entries on entries.transfer_id = transfers.id join accounts on accounts.id = entries.account_id
     where accounts.key_id = $1 and ($2::bigint is null or (transfers.created_at, transfers.sequence) <
       (select created_at, sequence from transfers where sequence = $2::bigint))
     group by transfers.id, transfers.sequence, transfers.type, transfers.metadata, transfers.created_at
     order by transfers.created_at desc, transfers.sequence desc limit $3`,
    [keyId, cursor ?? null, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => ({
      id: row.id,
      updated_at: row.created_at.toISOString(),
      quantity: row.quantity,
      type: row.type === 'transfer' ? (row.quantity > 0 ? 'transfer_in' : 'transfer_out') : row.type,
      metadata: row.metadata,
    })),
    next_cursor: rows.length > limit && last !== undefined ? String(last.sequence) : null,
  }
}

export interface DayOfUse {
  /** Day in UTC, YYYY-MM-DD. */
  date: string
  product_name: string
  model_name: string
  tokens: number
}

/** All tokens a key has used, and the split by day (UTC), product and model, oldest day first. */
export async function totalConsumption(
  sql: Sql,
  keyId: string,
): Promise<{ total_tokens: number; since: string | null; by_day: DayOfUse[] }> {
  const byDay = await sql.query<DayOfUse>(
    `select to_char(transfers.created_at at time zone 'UTC', 'YYYY-MM-DD') as date,
       coalesce(transfers.metadata->>'product_name', '') as product_name, coalesce(transfers.metadata->>'model_name', '') as model_name,
       (-sum(entries.amount))::bigint as tokens
     from transfers join entries on entries.transfer_id = transfers.id join accounts on accounts.id = entries.account_id
     where accounts.key_id = $1 and transfers.type = 'consume'
     group by 1, 2, 3 order by 1, 2, 3`,
    [keyId],
  )
  return {
    total_tokens: byDay.reduce((sum, { tokens }) => sum + tokens, 0),
    since: byDay[0]?.date ?? null,
    by_day: byDay,
  }
}
