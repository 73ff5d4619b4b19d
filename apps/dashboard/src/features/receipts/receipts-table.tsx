import type { Receipt } from '@search-foundation/api-client/account'
import { useReceiptsInfiniteQuery } from '@search-foundation/store/endpoints/receipts'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

const pageSize = 20
const newestCount = 5

/** Invoices and receipts of all payments of the signed-in user, newest first; with `isNewest` a few of them. */
export function ReceiptsTable({ isNewest = false }: { isNewest?: boolean }) {
  const { t } = useTranslation('dashboard-receipts')
  const query = useReceiptsInfiniteQuery({ uid: useUid(), pageSize: isNewest ? newestCount : pageSize })
  const { more, ...state } = tableState(query)
  return (
    <Table<Receipt>
      {...state}
      {...(!isNewest && more && { more })}
      caption={t(isNewest ? 'newest' : 'caption')}
      columns={useReceiptColumns()}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={({ id }) => id}
      empty={
        <EmptyWithDocs compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />
      }
      rowActions={(receipt) => <ReceiptActions receipt={receipt} />}
    />
  )
}
