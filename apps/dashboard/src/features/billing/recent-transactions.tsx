import type { Transaction } from '@search-foundation/api-client'
import { useTransactionsInfiniteQuery } from '@search-foundation/store/endpoints/transactions'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { viewStatus } from '../../app/view-status.ts'
import { useTransactionColumns } from './transaction-columns.tsx'

const count = 5

/** The newest transactions of a key. */
export function RecentTransactions({ apiKey }: { apiKey: string }) {
  const { t } = useTranslation('dashboard')
  const query = useTransactionsInfiniteQuery({ apiKey, pageSize: count })
  return (
    <Table<Transaction>
      caption={t('transactions.recent')}
      rows={query.data?.pages[0]?.records ?? []}
      rowKey={({ id }) => id}
      columns={useTransactionColumns(false)}
      status={viewStatus(query)}
      skeletonRows={count}
      onRetry={() => void query.refetch()}
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
