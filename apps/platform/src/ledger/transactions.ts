import type { Sql } from '../kernel/storage/database.ts'

export const transactionTypes = ['consume', 'purchase', 'trial', 'transfer_in', 'transfer_out'] as const
export type TransactionType = (typeof transactionTypes)[number]

/** One line of a key's history in the dashboard API. `quantity` is negative for a debit. */
export interface Transaction {
  id: string
  updated_at: string
  quantity: number
  type: TransactionType
  /** The key whose wallet changed. */
  key_id: string
  key_tail: string
  /** Id of the request that was charged; null for other transactions, and for rows of a bulk job. */
  request_id: string | null
  metadata: { model_name?: string; product_name?: string; order_quantity?: number }
}

interface Row {
  id: string
  sequence: number
  type: TransactionType
  key_id: string
  key_tail: string
  request_id: string | null
  metadata: Transaction['metadata']
  created_at: Date
  quantity: number
}

/** Filters for transactions. Without any, all transactions match. */
export interface TransactionFilter {
  types?: readonly TransactionType[] | undefined
  model?: string | undefined
  product?: string | undefined
  /** Id of the request that was charged. */
  requestId?: string | undefined
  /** First and last day in UTC, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

export interface TransactionPage {
  records: Transaction[]
  /** Pass it as `cursor` for the next page; null on the last page. */
  next_cursor: string | null
}

/** SQL expression for the type of a line. A transfer between two keys of one user is two lines, one per wallet. */
const typeOfLine = `case when transfers.type <> 'transfer' then transfers.type
  when entries.amount > 0 then 'transfer_in' else 'transfer_out' end`

/** SQL expression for the request that a transfer charges: its idempotency key names it. */
const requestOfTransfer = `substring(transfers.idempotency_key from '^consume:([0-9a-f-]{36})$')`

/** Returns the transactions of some keys, newest first, at most `limit`, after the one of `cursor`. */
export async function listTransactions(
  sql: Sql,
  keyIds: readonly string[],
  limit: number,
  { cursor, ...filter }: TransactionFilter & { cursor?: string | undefined } = {},
): Promise<TransactionPage> {
  const [sequence, keyId = ''] = cursor?.split('.') ?? []
  // In the statement only when it is asked for, so that the transfer is found by its unique key, and its entries by their time, not by reading the history.
  const ofRequest =
    filter.requestId === undefined
      ? ''
      : `and (created_at, transfer_id) = (select created_at, id from transfers where idempotency_key = 'consume:' || $10::text)`
  const rows = await sql.query<Row>(
    // The lines of a page are among the first `limit` of each wallet, so no wallet is read further than that, except for entries of
    // the same moment. `offset 0` keeps the order of the index: otherwise PostgreSQL joins a whole short wallet before it sorts it.
    `select lines.id, sequence, metadata, lines.created_at, api_keys.id as key_id, api_keys.tail as key_tail, lines.type, lines.request_id,
       sum(amount)::bigint as quantity
     from accounts join api_keys on api_keys.id = accounts.key_id, lateral (
       select transfers.id, transfers.sequence, transfers.metadata, entries.created_at, entries.amount, ${typeOfLine} as type,
         ${requestOfTransfer} as request_id
       from (
         select transfer_id, amount, created_at from entries
         where account_id = accounts.id ${ofRequest}
           and ($2::bigint is null or created_at <= (select created_at from transfers where sequence = $2::bigint))
           and ($6::date is null or created_at >= $6::date::timestamp at time zone 'UTC')
           and ($7::date is null or created_at < ($7::date + 1)::timestamp at time zone 'UTC')
         order by created_at desc offset 0
       ) as entries join transfers on transfers.id = entries.transfer_id
       where ($2::bigint is null or (entries.created_at, transfers.sequence, api_keys.id) <
           (select created_at, sequence, $3::text from transfers where sequence = $2::bigint))
         and ($4::text is null or transfers.metadata->>'model_name' = $4)
         and ($5::text is null or transfers.metadata->>'product_name' = $5)
         and ($8::text[] is null or ${typeOfLine} = any($8::text[]))
       order by entries.created_at desc fetch first $9 rows with ties
     ) as lines
     where accounts.key_id = any($1::text[])
     group by lines.id, sequence, metadata, lines.created_at, api_keys.id, api_keys.tail, lines.type, lines.request_id
     order by lines.created_at desc, sequence desc, key_id desc limit $9`,
    [
      keyIds,
      sequence ?? null,
      keyId,
      filter.model ?? null,
      filter.product ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.types ?? null,
      limit + 1,
      ...(filter.requestId === undefined ? [] : [filter.requestId]),
    ],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    records: shown.map(({ created_at: at, sequence: _, ...row }) => ({
      ...row,
      updated_at: at.toISOString(),
    })),
    next_cursor: rows.length > limit && last !== undefined ? `${last.sequence}.${last.key_id}` : null,
  }
}

export interface DayOfUsage {
  /** Day in UTC, YYYY-MM-DD. */
  date: string
  product_name: string
  model_name: string
  tokens: number
  /** Those of them that were bought; the others were free. */
  paid_tokens: number
}

/** Returns all tokens that a key has used, in total and by day (UTC), product and model, oldest day first. */
export async function totalConsumption(
  sql: Sql,
  keyId: string,
): Promise<{ total_tokens: number; since: string | null; by_day: DayOfUsage[] }> {
  const byDay = await sql.query<DayOfUsage>(
    `select to_char(day, 'YYYY-MM-DD') as date, product as product_name, model as model_name, tokens, paid_tokens
     from usage_days where key_id = $1 order by day, product, model`,
    [keyId],
  )
  return {
    total_tokens: byDay.reduce((sum, { tokens }) => sum + tokens, 0),
    since: byDay[0]?.date ?? null,
    by_day: byDay,
  }
}
