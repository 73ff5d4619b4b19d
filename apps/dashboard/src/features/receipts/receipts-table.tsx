import type { Receipt } from '@search-foundation/api-client/account'
import { useReceiptsInfiniteQuery } from '@search-foundation/store/endpoints/receipts'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useUid } from '../../ground/session/user-boundary.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

const pageSize = 20

/** Receipts of all payments of the signed-in user, newest first, each as a page for printing. */
export function ReceiptsTable() {
  const { t } = useTranslation('dashboard-receipts')
  const query = useReceiptsInfiniteQuery({ uid: useUid(), pageSize })
  return (
    <Table<Receipt>
      {...tableState(query)}
      caption={t('caption')}
      columns={useReceiptColumns()}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={({ id }) => id}
      empty={<EmptyState compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />}
      rowActions={(receipt) => <ReceiptActions receipt={receipt} />}
    />
  )
}
