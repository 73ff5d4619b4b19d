import type { Client } from '../core/client.ts'
import { asPage, pages, type Items, type Page, type PageOptions } from '../core/pages.ts'
import { queryString, type Query } from '../core/query.ts'
import { asBlob, byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { billing } from './billing.ts'

/** Kinds of transactions. */
export type TransactionType = 'consume' | 'purchase' | 'trial' | 'transfer_in' | 'transfer_out'

/** One credit or debit of a key's wallet. `quantity` is in tokens, negative for debits. */
export interface Transaction {
  /** ID of the transaction. */
  id: string
  /** When it was booked (ISO 8601). */
  updated_at: string
  /** Tokens; negative for debits. */
  quantity: number
  /** Why tokens were credited or debited. */
  type: TransactionType
  /** ID of the key. */
  key_id?: string
  /** Last four characters of the key. */
  key_tail?: string
  /** ID of the charged request; null for none. */
  request_id?: string | null
  /** What the tokens were used or bought for. */
  metadata: {
    /** ID of the model used. */
    model_name?: string
    /** Product used, or pack bought. */
    product_name?: string
    /** Number of packs bought. */
    order_quantity?: number
  }
}

/** What a key has used. */
export interface TotalConsumption {
  /** Tokens that the key has used since it was created. */
  total_tokens: number
  /** First day with usage, as YYYY-MM-DD in UTC; null if there is none. */
  since: string | null
  /** Usage per day, product and model. Days without usage are left out. */
  by_day: {
    /** Day as YYYY-MM-DD in UTC. */
    date: string
    /** Name of the product. */
    product_name: string
    /** ID of the model. */
    model_name: string
    /** Tokens charged. */
    tokens: number
    /** Paid tokens among them; the others were free. */
    paid_tokens: number
  }[]
}

/** Filters of a transaction history. Days are YYYY-MM-DD in UTC, both included. */
export interface TransactionFilter {
  /** One type or several. */
  type?: TransactionType | readonly TransactionType[]
  /** ID of a model. */
  model?: string
  /** Name of a product. */
  product?: string
  /** ID of the charged request. */
  requestId?: string
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
}

/** Returns the address of a transaction history, with the filter of `options` and the parameters of `query`. */
export const historyUrl = (
  client: Client,
  path: string,
  options: TransactionFilter,
  query: Query,
): string => {
  const { type, model, product, requestId, from, to } = options
  const filter = { type, model, product, request_id: requestId, from, to }
  return billing(client, path) + queryString({ ...filter, ...query })
}

/** Lists a key's newest transactions, at most 1,000, newest first. Throws `ApiError` 401 for an invalid key. */
export const listTransactions = (client: Client, options: CallOptions = {}): Call<Transaction[]> =>
  send(client, billing(client, 'transaction'), { ...options, auth: byKey })

/** Lists one page of a key's transactions, newest first; 20 per page by default. Throws `ApiError` 401 for an invalid key, 422. */
export const listTransactionPage = (
  client: Client,
  options: CallOptions & TransactionFilter & PageOptions = {},
): Call<Page<Transaction>> => {
  const { pageSize, cursor } = options
  const url = historyUrl(client, 'paginated_transaction', options, { num_records: pageSize, cursor })
  return send(client, url, { ...options, auth: byKey }, asPage<Transaction>())
}

/**
 * Iterates over a key's transactions, newest first, in pages of `pageSize` (100 by default).
 * Throws `ApiError` 401 for an invalid key, 422.
 *
 * @example
 * ```ts
 * const filter = { type: 'consume', from: '2026-01-01' } as const
 * for await (const { quantity, type } of eachTransaction(client, filter))
 *   console.log(type, quantity)
 * ```
 */
export const eachTransaction = (
  client: Client,
  options: CallOptions & TransactionFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<Transaction> => pages(client, options, (page) => listTransactionPage(client, page))

/** Downloads all transactions of a key that match the filter as CSV. Throws `ApiError` 401 for an invalid key, 422. */
export const downloadTransactionsCsv = (
  client: Client,
  options: CallOptions & TransactionFilter = {},
): Call<Blob> =>
  send(
    client,
    historyUrl(client, 'transaction', options, { format: 'csv' }),
    { ...options, auth: byKey },
    asBlob,
  )

/** Returns a key's newest transaction; null when there is none. Throws `ApiError` 401 for an invalid key. */
export const getLatestTransaction = (client: Client, options: CallOptions = {}): Call<Transaction | null> =>
  send(
    client,
    billing(client, 'paginated_transaction?num_records=1'),
    { ...options, auth: byKey },
    { map: ({ records }: Page<Transaction>) => records[0] ?? null },
  )

/** Returns the tokens that a key has used, in total and by day, product and model. Throws `ApiError` 401 for an invalid key. */
export const getTotalConsumption = (client: Client, options: CallOptions = {}): Call<TotalConsumption> =>
  send(client, billing(client, 'total_consumption'), { ...options, auth: byKey })

/** Returns the number of tickets of a key. Throws `ApiError` 401 for an invalid key. */
export const getTicketsQuantity = (client: Client, options: CallOptions = {}): Call<number> =>
  send(
    client,
    client.hosts.tickets ?? `${client.hosts.main}/tickets`,
    { ...options, auth: byKey },
    { map: ({ totalQuantity }: { totalQuantity: number }) => totalQuantity },
  )
