import type { BulkJob, BulkStatus } from '@search-foundation/api-client'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { useTranslation } from 'react-i18next'

const tones = {
  'in-progress': 'info',
  completed: 'positive',
  failed: 'negative',
  canceled: 'neutral',
} as const satisfies Record<BulkStatus | 'canceled', BadgeProps['tone']>

/** Status of a bulk job (specification §4), of which one that was canceled has not failed. That some rows failed is said beside it. */
export function JobStatus({ job }: { job: BulkJob }) {
  const { t } = useTranslation('dashboard-bulk')
  const status = job.error_code === 'canceled' ? 'canceled' : job.status
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
