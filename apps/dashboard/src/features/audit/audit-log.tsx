import type { AccountAction } from '@search-foundation/api-client/account'
import {
  useAccountActionsInfiniteQuery,
  useDownloadActionsMutation,
} from '@search-foundation/store/endpoints/account'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useDownload } from '../../ground/files/use-download.ts'
import { FilterSelect } from '../../ground/query/filter-select.tsx'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { auditActions } from './audit-actions.ts'
import { useAuditColumns } from './audit-columns.tsx'

const pageSize = 25

/** What was changed in the account, when, by whom, and from which address. The address of the page holds the filter. */
export function AuditLog() {
  const { t } = useTranslation('dashboard-audit')
  const [wanted, setWanted] = useQueryParameter('action')
  const action = auditActions.find((known) => known === wanted)
  const [prepareFile] = useDownloadActionsMutation()
  const download = useDownload()
  const filter = action === undefined ? {} : { action }
  const query = useAccountActionsInfiniteQuery({
    uid: useUid(),
    pageSize,
    ...filter,
  })
  return (
    <Table<AccountAction>
      {...tableState(query)}
      caption={t('caption')}
      columns={useAuditColumns()}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={({ id }) => String(id)}
      isFiltered={action !== undefined}
      onDownloadCsv={() => download(prepareFile(filter), 'audit.csv')}
      onClearFilters={() => setWanted(null)}
      empty={
        <EmptyWithDocs compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />
      }
      toolbar={
        <FilterSelect
          label={t('action')}
          allLabel={t('allActions')}
          value={action}
          onChoose={setWanted}
          options={auditActions.map((id) => ({ id, label: t(`actions.${id}`) }))}
        />
      }
    />
  )
}
