import type { BulkJob } from '@search-foundation/api-client'
import { useBulkJobsInfiniteQuery } from '@search-foundation/store/endpoints/bulk'
import { Button } from '@search-foundation/ui/button'
import { Icon, PlusIcon } from '@search-foundation/ui/icon'
import { Table, tableState } from '@search-foundation/ui/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useJobColumns } from './job-columns.tsx'
import { pollMilliseconds } from './poll-milliseconds.ts'

const NewJobDialog = lazyDialog(async () => (await import('./new-job-dialog.tsx')).NewJobDialog)

/** The bulk jobs of the key in use, live while one is in progress. The address holds whether a new one is being prepared. */
export function BulkJobsTable() {
  const { t } = useTranslation('dashboard-bulk')
  const [isLive, setLive] = useState(false)
  const query = useBulkJobsInfiniteQuery(useApiKey(), {
    pollingInterval: isLive ? pollMilliseconds : 0,
    skipPollingIfUnfocused: true,
  })
  const {
    opened: { new: opened },
    open,
    close,
  } = useOpened('new')
  const rows = query.data?.pages.flatMap(({ records }) => records) ?? []
  const isAnyInProgress = rows.some(({ status }) => status === 'in-progress')
  if (isAnyInProgress !== isLive) setLive(isAnyInProgress)
  const newButton = (
    <Button
      size="sm"
      variant="solid"
      icon={<Icon of={PlusIcon} size="sm" />}
      onClick={() => open('new', 'job')}
    >
      {t('new.action')}
    </Button>
  )
  return (
    <>
      <Table<BulkJob>
        {...tableState(query)}
        caption={t('caption')}
        columns={useJobColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        toolbar={rows.length > 0 && newButton}
        empty={
          <EmptyWithDocs
            compact
            headingLevel={2}
            title={t('empty')}
            description={t('emptyDescription')}
            action={newButton}
          />
        }
      />
      <NewJobDialog isOpen={opened !== null} onClose={() => close()} />
    </>
  )
}
