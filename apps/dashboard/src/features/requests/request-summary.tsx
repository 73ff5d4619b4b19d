import type { RequestFilter } from '@search-foundation/api-client/account'
import { formatCompact, formatDuration, formatNumber, formatPercent } from '@search-foundation/i18n/format'
import { useRequestSummaryQuery } from '@search-foundation/store/endpoints/requests'
import { Card } from '@search-foundation/ui/card'
import { Grid } from '@search-foundation/ui/grid'
import { Stat } from '@search-foundation/ui/stat'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../ground/query/query-error.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'

/** How many calls match the filter, how many of them failed, and how long they took. */
export function RequestSummary({ filter }: { filter: RequestFilter }) {
  const { t, i18n } = useTranslation(['dashboard-requests', 'dashboard-frame'])
  const query = useRequestSummaryQuery({ ...filter, uid: useUid() })
  const { data } = query
  const isLoading = data === undefined
  const time = (milliseconds: number | null | undefined) =>
    milliseconds === null || milliseconds === undefined ? null : formatDuration(milliseconds, i18n.language)
  const requests = data?.requests ?? 0
  // A further attempt keeps the error of the last one until it has ended.
  if (isLoading && query.error !== undefined)
    return (
      <Card>
        <QueryError query={query} title={t('dashboard-frame:failure.figures')} />
      </Card>
    )
  return (
    <Grid columns={4}>
      <Card>
        <Stat
          label={t('summary.requests')}
          isLoading={isLoading}
          value={data !== undefined && formatCompact(requests, i18n.language)}
          {...(data !== undefined && { exact: formatNumber(requests, i18n.language) })}
          detail={t(data?.is_complete === false ? 'summary.newest' : 'summary.matching')}
        />
      </Card>
      <Card>
        <Stat
          label={t('summary.errorRate')}
          isLoading={isLoading}
          value={
            data === undefined || requests === 0 ? null : formatPercent(data.failed / requests, i18n.language)
          }
          {...(data !== undefined && { detail: t('summary.failed', { count: data.failed }) })}
        />
      </Card>
      <Card>
        <Stat
          label={t('summary.p50')}
          isLoading={isLoading}
          value={time(data?.p50_ms)}
          detail={t('summary.p50Detail')}
        />
      </Card>
      <Card>
        <Stat
          label={t('summary.p95')}
          isLoading={isLoading}
          value={time(data?.p95_ms)}
          detail={t('summary.p95Detail')}
        />
      </Card>
    </Grid>
  )
}
