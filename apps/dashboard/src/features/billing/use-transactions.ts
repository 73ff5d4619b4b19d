import type { TransactionFilter } from '@search-foundation/api-client'
import {
  useAccountTransactionsInfiniteQuery,
  useDownloadAccountTransactionsMutation,
  useDownloadTransactionsMutation,
  useTransactionsInfiniteQuery,
} from '@search-foundation/store/endpoints/transactions'
import { skipToken } from '@search-foundation/store/hooks'

import { useDownload } from '../../ground/files/use-download.ts'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'

/** The transactions of the chosen keys, newest first, page by page. */
export function useTransactions(filter: TransactionFilter & { pageSize: number }) {
  const { browser, account } = useKeyScope()
  const ofKey = useTransactionsInfiniteQuery(browser ? { ...filter, ...browser } : skipToken)
  const ofAccount = useAccountTransactionsInfiniteQuery(account ? { ...filter, ...account } : skipToken)
  return browser ? ofKey : ofAccount
}

/** Returns a function that saves all transactions of the chosen keys that match a filter as CSV. */
export function useTransactionsDownload(): (filter: TransactionFilter) => Promise<void> {
  const { browser, account } = useKeyScope()
  const [prepareFileOfKey] = useDownloadTransactionsMutation()
  const [prepareFileOfAccount] = useDownloadAccountTransactionsMutation()
  const download = useDownload()
  return (filter) => {
    const file = browser
      ? prepareFileOfKey({ ...filter, ...browser })
      : prepareFileOfAccount({ ...filter, ...(account.keyId !== undefined && { keyId: account.keyId }) })
    return download(file, 'transactions.csv')
  }
}
