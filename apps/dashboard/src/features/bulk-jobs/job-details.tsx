import type { BulkJob } from '@search-foundation/api-client'
import { formatDateTime, formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { useBulkJobQuery } from '@search-foundation/store/endpoints/bulk'
import { Callout } from '@search-foundation/ui/callout'
import { Card } from '@search-foundation/ui/card'
import { CopyableCode } from '@search-foundation/ui/copyable-code'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Meter } from '@search-foundation/ui/meter'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useKeyName } from '../../ground/api-key/api-key.tsx'
import { FailureReason } from '../../ground/failures/failure-reason.tsx'
import { ItemState } from '../../ground/item/item-state.tsx'
import { useItemTitle } from '../../ground/item/item-title.ts'
import { FailuresTable } from './failures-table.tsx'
import { JobActions } from './job-actions.tsx'
import { JobAddress } from './job-address.tsx'
import { JobStatus } from './job-status.tsx'
import { pollMilliseconds } from './poll-milliseconds.ts'

/** One bulk job, live while it is in progress: how far it is, what failed, and what can be done with it. */
export function JobDetails({ id }: { id: string }) {
  const { t } = useTranslation('dashboard-bulk')
  const [isLive, setLive] = useState(true)
  const query = useBulkJobQuery(id, {
    pollingInterval: isLive ? pollMilliseconds : 0,
    skipPollingIfUnfocused: true,
  })
  const isInProgress = query.data === undefined ? !query.isError : query.data.status === 'in-progress'
  if (isInProgress !== isLive) setLive(isInProgress)
  if (query.data !== undefined) return <Job job={query.data} />
  return (
    <Card>
      <ItemState id={id} query={query} failed={t('job.failed')} height="16rem" />
    </Card>
  )
}

function Job({ job }: { job: BulkJob }) {
  const { t, i18n } = useTranslation(['dashboard-bulk', 'dashboard-frame', 'common'])
  useItemTitle(job.file_name)
  const { total_count: total = 0, completed_count: completed = 0, failed_count: failed = 0 } = job
  const number = (value: number) => formatNumber(value, i18n.language)
  // The rows that a job never came to count as failed, too.
  const done = job.status === 'failed' ? completed : completed + failed
  return (
    <>
      <Card headingLevel={2} title={t('dashboard-frame:item.bulk')} actions={<JobStatus job={job} />}>
        <Stack>
          {job.error !== null && (
            <Callout tone={job.error_code === 'canceled' ? 'warning' : 'negative'}>
              <FailureReason code={job.error_code} error={job.error} />
            </Callout>
          )}
          <JobAddress job={job} />
          {total > 0 && (
            <Meter
              label={t('job.progressLabel')}
              value={done}
              maxValue={total}
              valueText={t('job.progress', { done: number(done), total: number(total) })}
              tone={failed > 0 ? 'warning' : 'accent'}
            />
          )}
          <JobActions job={job} />
          <DescriptionList
            items={[
              { term: t('common:key'), detail: useKeyName() },
              { term: t('common:model'), detail: job.model_name },
              { term: t('job.completedRows'), detail: number(completed) },
              { term: t('failedRows'), detail: number(failed) },
              {
                term: t('job.used'),
                detail: t('common:amount.tokens', tokenAmount(job.used_token_count, i18n.language)),
              },
              { term: t('started'), detail: formatDateTime(job.created_at, i18n.language) },
              ...(job.completed_at === null
                ? []
                : [{ term: t('job.ended'), detail: formatDateTime(job.completed_at, i18n.language) }]),
              ...(job.user_email === null ? [] : [{ term: t('job.mailTo'), detail: job.user_email }]),
              {
                term: t('job.id'),
                detail: <CopyableCode text={job.id} />,
              },
            ]}
          />
        </Stack>
      </Card>
      {failed > 0 && <FailuresTable job={job} />}
    </>
  )
}
