import {
  downloadTransactionsCsv,
  getLatestTransaction,
  listTransactionPage,
  listTransactions,
  type Page,
  type Transaction,
  type TransactionFilter,
} from '@search-foundation/api-client'
import {
  downloadAccountTransactionsCsv,
  listAccountTransactions,
  type AccountTransactionFilter,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { toObjectUrl } from '../object-url.ts'
import { byCursor, change, changeAsUser, read, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

/** Which transactions of a key to list, and how many per page (20 by default). */
export type TransactionsArg = TransactionFilter & { apiKey: string; pageSize?: number }
export type AccountTransactionsArg = AccountTransactionFilter & OfUser & { pageSize?: number }

/** Credits and debits of one key, and of all keys of the signed-in user. */
export const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.infiniteQuery<Page<Transaction>, TransactionsArg, string>({
      infiniteQueryOptions: byCursor,
      queryFn: read('transactions', (client, { queryArg, pageParam }: PageArg<TransactionsArg>, options) =>
        listTransactionPage(client, { ...queryArg, ...options, cursor: pageParam || undefined }),
      ),
      providesTags: ['Transactions'],
    }),
    /** The newest transactions of a key, without pages: 1,000 at most. */
    transactionHistory: build.query<Transaction[], string>({
      queryFn: read('transactions', (client, apiKey, options) =>
        listTransactions(client, { ...options, apiKey }),
      ),
      providesTags: ['Transactions'],
    }),
    latestTransaction: build.query<Transaction | null, string>({
      queryFn: read(
        'latest transaction',
        async (client, apiKey, options) =>
          (await getLatestTransaction(client, { ...options, apiKey })) ?? null,
      ),
      providesTags: ['Transactions'],
    }),
    /** Returns the object URL of a CSV file with all transactions that match. */
    downloadTransactions: build.mutation<string, TransactionFilter & { apiKey: string }>({
      queryFn: change(async (client, filter) => toObjectUrl(await downloadTransactionsCsv(client, filter))),
    }),
    accountTransactions: build.infiniteQuery<Page<Transaction>, AccountTransactionsArg, string>({
      infiniteQueryOptions: byCursor,
      queryFn: readAsUser(
        'transactions of the account',
        (client, { queryArg, pageParam }: PageArg<AccountTransactionsArg>, options) =>
          listAccountTransactions(client, { ...queryArg, ...options, cursor: pageParam || undefined }),
      ),
      providesTags: ['AccountTransactions'],
    }),
    /** Returns the object URL of a CSV file with all transactions that match. */
    downloadAccountTransactions: build.mutation<string, AccountTransactionFilter>({
      queryFn: changeAsUser(async (client, filter) =>
        toObjectUrl(await downloadAccountTransactionsCsv(client, filter)),
      ),
    }),
  }),
})

export const {
  useTransactionsInfiniteQuery,
  useTransactionHistoryQuery,
  useLatestTransactionQuery,
  useDownloadTransactionsMutation,
  useAccountTransactionsInfiniteQuery,
  useDownloadAccountTransactionsMutation,
} = transactionsApi
