import type { Receipt } from '@search-foundation/api-client/account'
import {
  useDownloadReceiptPageMutation,
  useReceiptsInfiniteQuery,
} from '@search-foundation/store/endpoints/receipts'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { DownloadIcon, Icon } from '@search-foundation/ui/icon'
import { IconButton } from '@search-foundation/ui/icon-button'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useDownload } from '../../ground/files/use-download.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

const pageSize = 20

/** Receipts of all payments of the signed-in user, newest first, each as a page for printing. */
export function ReceiptsTable() {
  const { t, i18n } = useTranslation('dashboard-receipts')
  const query = useReceiptsInfiniteQuery({ uid: useUid(), pageSize })
  const [preparePage] = useDownloadReceiptPageMutation()
  const download = useDownload()
  return (
    <Table<Receipt>
      {...tableState(query)}
      caption={t('caption')}
      columns={useReceiptColumns()}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={({ id }) => id}
      empty={<EmptyState compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />}
      rowActions={({ id, number }) => (
        <IconButton
          size="sm"
          label={t('download', { number })}
          icon={<Icon of={DownloadIcon} size="sm" />}
          onPress={() => void download(preparePage({ id, lang: i18n.language }), `receipt-${number}.html`)}
        />
      )}
    />
  )
}
