import type { Client } from '../../core/client.ts'
import { byIdentity } from '../../core/identity.ts'
import { asPage, pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import { asBlob, send, type Call, type CallOptions } from '../../core/request.ts'
import { billing, type TokenPrice } from '../billing.ts'
import { historyUrl, type Transaction, type TransactionFilter } from '../transactions.ts'

/** Filters of the transactions of an account. */
export interface AccountTransactionFilter extends TransactionFilter {
  /** ID or last four characters of a key. */
  keyId?: string
}

/** Lists one page of the transactions of all of the user's keys, newest first; 20 per page by default. Throws `ApiError` 401, 422. */
export const listAccountTransactions = (
  client: Client,
  options: CallOptions & AccountTransactionFilter & PageOptions = {},
): Call<Page<Transaction>> => {
  const { keyId: key, pageSize, cursor } = options
  const url = historyUrl(client, 'paginated_transaction', options, { key, num_records: pageSize, cursor })
  return send(client, url, { ...options, auth: byIdentity }, asPage<Transaction>())
}

/** Iterates over the transactions of all of the user's keys, newest first. Throws `ApiError` 401, 422. */
export const eachAccountTransaction = (
  client: Client,
  options: CallOptions & AccountTransactionFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<Transaction> => pages(client, options, (page) => listAccountTransactions(client, page))

/** Downloads all transactions of all of the user's keys that match the filter as CSV. Throws `ApiError` 401, 422. */
export const downloadAccountTransactionsCsv = (
  client: Client,
  options: CallOptions & AccountTransactionFilter = {},
): Call<Blob> => {
  const url = historyUrl(client, 'transaction', options, { key: options.keyId, format: 'csv' })
  return send(client, url, { ...options, auth: byIdentity }, asBlob)
}

/** Returns what the user's keys paid for a million tokens together, or the list price. Throws `ApiError` 401. */
export const getAccountTokenPrice = (client: Client, options: CallOptions = {}): Call<TokenPrice> =>
  send(client, billing(client, 'token_price'), { ...options, auth: byIdentity })
