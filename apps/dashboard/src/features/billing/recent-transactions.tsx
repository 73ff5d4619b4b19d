import type { Transaction } from '@search-foundation/api-client'
import { useTransactionsInfiniteQuery } from '@search-foundation/store/endpoints/transactions'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'

const count = 5

/** The newest transactions of the key. */
export function RecentTransactions() {
  const { t } = useTranslation('dashboard-billing')
  const query = useTransactionsInfiniteQuery({ apiKey: useApiKey(), pageSize: count })
  const { status, onRetry } = tableState(query)
  return (
    <Table<Transaction>
      status={status}
      onRetry={onRetry}
      caption={t('transactions.recent')}
      columns={useTransactionColumns(false)}
      rows={query.data?.pages[0]?.records ?? []}
      rowKey={({ id }) => id}
      skeletonRows={count}
      empty={
        <EmptyState
          headingLevel={2}
          compact
          title={t('transactions.empty')}
          description={t('transactions.emptyDescription')}
        />
      }
    />
  )
}
