import type { Transaction } from '@search-foundation/api-client'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useTransactionColumns } from './transaction-columns.tsx'
import { useTransactions } from './use-transactions.ts'

const count = 5

/** The newest transactions of the chosen keys. */
export function RecentTransactions() {
  const { t } = useTranslation('dashboard-billing')
  const query = useTransactions({ pageSize: count })
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
