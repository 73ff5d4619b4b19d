import type { Receipt } from '@search-foundation/api-client/account'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import {
  useDownloadReceiptPageMutation,
  useReadReceiptPageMutation,
  useReceiptsInfiniteQuery,
} from '@search-foundation/store/endpoints/receipts'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { DownloadIcon, Icon, ReceiptIcon } from '@search-foundation/ui/icon'
import { IconButton } from '@search-foundation/ui/icon-button'
import { Row } from '@search-foundation/ui/row'
import { Table, tableState } from '@search-foundation/ui/table'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { printPage } from '../../ground/files/print-page.ts'
import { useDownload } from '../../ground/files/use-download.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

const pageSize = 20

/** Receipts of all payments of the signed-in user, newest first, each as a page for printing. */
export function ReceiptsTable() {
  const { t, i18n } = useTranslation('dashboard-receipts')
  const query = useReceiptsInfiniteQuery({ uid: useUid(), pageSize })
  const [preparePage] = useDownloadReceiptPageMutation()
  const [readPage] = useReadReceiptPageMutation()
  const download = useDownload()
  const failure = useFailure()

  async function print(id: string): Promise<void> {
    try {
      printPage(await readPage({ id, lang: i18n.language }).unwrap())
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <Table<Receipt>
      {...tableState(query)}
      caption={t('caption')}
      columns={useReceiptColumns()}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={({ id }) => id}
      empty={<EmptyState compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />}
      rowActions={({ id, number }) => (
        <Row as="span" gap="xs">
          <IconButton
            size="sm"
            label={t('print', { number })}
            icon={<Icon of={ReceiptIcon} size="sm" />}
            onPress={() => void print(id)}
          />
          <IconButton
            size="sm"
            label={t('download', { number })}
            icon={<Icon of={DownloadIcon} size="sm" />}
            onPress={() => void download(preparePage({ id, lang: i18n.language }), `receipt-${number}.html`)}
          />
        </Row>
      )}
    />
  )
}
