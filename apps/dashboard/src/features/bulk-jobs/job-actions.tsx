import type { BulkJob } from '@search-foundation/api-client'
import {
  canRetry,
  useBulkDownloadUrlMutation,
  useCancelBulkJobMutation,
  useRetryBulkJobMutation,
} from '@search-foundation/store/endpoints/bulk'
import { Button } from '@search-foundation/ui/button'
import { DownloadIcon, Icon, RefreshCwIcon } from '@search-foundation/ui/icon'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { ConfirmDialog } from '../../ground/dialogs/confirm-dialog.ts'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useDownload } from '../../ground/files/use-download.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useFailures } from './use-failures.ts'

/** What can be done with a job: download its result, cancel it, start another one with its failed rows that can succeed. */
export function JobActions({ job }: { job: BulkJob }) {
  const { t } = useTranslation('dashboard-bulk')
  const apiKey = useApiKey()
  const failure = useFailure()
  const download = useDownload()
  const navigate = useNavigate()
  const { pathOf } = usePlace()
  const { open, dialogOf } = useOpened('dialog')
  const [downloadUrl, { isLoading: isPreparing }] = useBulkDownloadUrlMutation()
  const [cancel] = useCancelBulkJobMutation()
  const [retry, { isLoading: isRetrying }] = useRetryBulkJobMutation()
  const { data: failures, hasNextPage } = useFailures(job)
  // Of the pages that were not read, it is unknown.
  const hasRetry = hasNextPage || failures?.pages.some(({ records }) => records.some(canRetry)) === true

  async function confirmCancel(): Promise<void> {
    try {
      await cancel({ apiKey, id: job.id }).unwrap()
    } catch (error) {
      failure.show(error)
      throw error
    }
  }

  async function retryFailed(): Promise<void> {
    try {
      const { id } = await retry({ apiKey, job }).unwrap()
      await navigate(pathOf('bulk', { item: id }))
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <>
      {(job.status !== 'failed' || hasRetry) && (
        <Row>
          {job.status === 'completed' && (
            <Button
              variant="solid"
              icon={<Icon of={DownloadIcon} size="sm" />}
              isPending={isPreparing}
              onClick={() => void download(downloadUrl(job.id), `embeddings-${job.id}.jsonl`)}
            >
              {t('job.download')}
            </Button>
          )}
          {job.status !== 'in-progress' && hasRetry && (
            <Button
              icon={<Icon of={RefreshCwIcon} size="sm" />}
              isPending={isRetrying}
              onClick={() => void retryFailed()}
            >
              {t('job.retry')}
            </Button>
          )}
          {job.status === 'in-progress' && (
            <Button onClick={() => open('dialog', 'cancel')}>{t('cancel.action')}</Button>
          )}
        </Row>
      )}
      <ConfirmDialog
        title={t('cancel.title', { name: job.file_name })}
        description={t('cancel.description')}
        confirmLabel={t('cancel.confirm')}
        tone="negative"
        {...dialogOf('dialog', 'cancel')}
        onConfirm={confirmCancel}
      />
    </>
  )
}
