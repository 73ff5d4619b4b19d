import {
  useDownloadRequestsMutation,
  useNewestRequestsQuery,
  useRequestsInfiniteQuery,
} from '@search-foundation/store/endpoints/requests'
import { tableState } from '@search-foundation/ui/table'
import { VirtualTable } from '@search-foundation/ui/virtual-table'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useDownload } from '../../ground/files/use-download.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useQueryParameter, useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { useRequestColumns } from './request-columns.tsx'
import { filterNames, readRequestFilter } from './request-filter.ts'
import { RequestFilters } from './request-filters.tsx'
import { RequestSummary } from './request-summary.tsx'
import { RequestToolbar } from './request-toolbar.tsx'
import { RequestViews } from './request-views.tsx'

const RequestDrawer = lazyDialog(async () => (await import('./request-drawer.tsx')).RequestDrawer)

const pageSize = 100
/** How often the live view reads the newest calls. */
const liveMilliseconds = 3000

/** Every call of the last 30 days with the keys of the signed-in user. The address holds filter, live view and the open call. */
export function RequestLog() {
  const { t } = useTranslation('dashboard-requests')
  const [search] = useSearchParams()
  const filter = readRequestFilter(search)
  const [live, setLive] = useQueryParameter('live')
  const {
    opened: { request: opened },
    open,
    close,
  } = useOpened('request')
  const [, setFilter] = useQueryParameters(...filterNames)
  const arg = { ...filter, uid: useUid(), pageSize }
  const query = useRequestsInfiniteQuery(arg)
  const newest = useNewestRequestsQuery(arg, {
    skip: live === null,
    pollingInterval: liveMilliseconds,
    skipPollingIfUnfocused: true,
  })
  const state = tableState(query)
  const [prepareFile] = useDownloadRequestsMutation()
  const download = useDownload()
  const rows = query.data?.pages.flatMap(({ records }) => records) ?? []
  return (
    <>
      <RequestViews />
      {/* Where the calls cannot be read, the list alone says so. */}
      {state.status !== 'error' && <RequestSummary filter={filter} />}
      <VirtualTable
        {...state}
        {...(newest.isError &&
          state.status === 'ready' && { status: 'refresh-failed', onRetry: newest.refetch })}
        caption={t('caption')}
        columns={useRequestColumns(({ id }) => open('request', id))}
        rows={rows}
        rowKey={({ id }) => id}
        height={560}
        listKey={JSON.stringify(filter)}
        isFiltered={Object.keys(filter).length > 0}
        onClearFilters={() => setFilter(Object.fromEntries(filterNames.map((name) => [name, null])))}
        onDownloadCsv={() => download(prepareFile(filter), 'requests.csv')}
        empty={
          <EmptyWithDocs compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />
        }
        filters={<RequestFilters />}
        // The search has its field beside the button.
        filterCount={Object.keys(filter).filter((name) => name !== 'id').length}
        toolbar={<RequestToolbar isLive={live !== null} onLiveChange={(is) => setLive(is ? 'true' : null)} />}
      />
      <RequestDrawer
        id={opened}
        request={rows.find(({ id }) => id === opened)}
        isOpen={opened !== null && query.data !== undefined}
        onClose={close}
      />
    </>
  )
}
