import type { BulkJob, BulkStatus } from '@search-foundation/api-client'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { useTranslation } from 'react-i18next'

const tones = {
  'in-progress': 'info',
  completed: 'positive',
  failed: 'negative',
} as const satisfies Record<BulkStatus, BadgeProps['tone']>

/** Status of a bulk job (specification §4). A completed one with failed rows is marked. */
export function JobStatus({ job: { status, failed_count: failed = 0 } }: { job: BulkJob }) {
  const { t } = useTranslation('dashboard-bulk')
  const isPartial = status === 'completed' && failed > 0
  return <Badge tone={isPartial ? 'warning' : tones[status]}>{t(`status.${status}`)}</Badge>
}
