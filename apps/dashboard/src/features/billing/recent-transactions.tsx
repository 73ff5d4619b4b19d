import type { Transaction } from '@search-foundation/api-client'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'
import { transactionRowKey } from './transaction-row-key.ts'
import { useRecentTransactions } from './use-recent-transactions.ts'

const count = 5

/** The newest transactions of the chosen keys. */
export function RecentTransactions() {
  const { t } = useTranslation('dashboard-billing')
  return (
    <Table<Transaction>
      {...useRecentTransactions(count)}
      caption={t('transactions.recent')}
      columns={useTransactionColumns(false)}
      rowKey={transactionRowKey}
      skeletonRows={count}
      empty={
        <EmptyWithDocs
          about="billing"
          headingLevel={2}
          compact
          title={t('transactions.empty')}
          description={t('transactions.emptyDescription')}
        />
      }
    />
  )
}
