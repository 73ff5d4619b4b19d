import type { BulkJob } from '@search-foundation/api-client'
import { formatCompact, formatNumber, formatRelative } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'
import { JobStatus } from './job-status.tsx'

/** The columns of a list of bulk jobs. */
export function useJobColumns(): Column<BulkJob>[] {
  const { t, i18n } = useTranslation(['dashboard-bulk', 'common'])
  const { pathOf } = usePlace()
  const number = (value: number | undefined) => value !== undefined && formatNumber(value, i18n.language)
  return [
    {
      id: 'file',
      header: t('file.name'),
      isRowHeader: true,
      cell: ({ id, file_name: name }) => <Link href={pathOf('bulk', { item: id })}>{name}</Link>,
    },
    { id: 'status', header: t('status.label'), card: 'figure', cell: (job) => <JobStatus job={job} /> },
    { id: 'model', header: t('common:model'), card: 'none', cell: ({ model_name: model }) => model },
    {
      id: 'rows',
      header: t('rows'),
      align: 'end',
      card: 'detail',
      isLabeledInCard: true,
      cell: ({ total_count: count }) => number(count),
    },
    {
      id: 'failed',
      header: t('failedRows'),
      align: 'end',
      card: 'detail',
      isLabeledInCard: true,
      cell: ({ failed_count: count }) => number(count === 0 ? undefined : count),
    },
    {
      id: 'tokens',
      header: t('common:tokens'),
      align: 'end',
      card: 'none',
      cell: ({ used_token_count: tokens }) => formatCompact(tokens, i18n.language),
    },
    {
      id: 'started',
      header: t('started'),
      cell: ({ created_at: at }) => formatRelative(at, new Date(), i18n.language),
    },
  ]
}
