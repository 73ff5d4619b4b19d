import {
  useAccountTransactionsInfiniteQuery,
  useTransactionHistoryQuery,
} from '@search-foundation/store/endpoints/transactions'
import { skipToken } from '@search-foundation/store/hooks'
import { tableState } from '@search-foundation/ui/table'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'

/** The newest `count` transactions of the chosen keys, and the state of their query. */
export function useRecentTransactions(count: number) {
  const { browser, account } = useKeyScope()
  const ofKey = useTransactionHistoryQuery(browser?.apiKey ?? skipToken)
  const ofAccount = useAccountTransactionsInfiniteQuery(account ? { ...account, pageSize: count } : skipToken)
  const { status, onRetry } = tableState(browser ? ofKey : ofAccount)
  const rows = browser ? ofKey.data : ofAccount.data?.pages[0]?.records
  return { status, onRetry, rows: (rows ?? []).slice(0, count) }
}
