import type { BulkJob, BulkStatus } from '@search-foundation/api-client'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { useTranslation } from 'react-i18next'

const tones = {
  'in-progress': 'info',
  completed: 'positive',
  failed: 'negative',
} as const satisfies Record<BulkStatus, BadgeProps['tone']>

/** Status of a bulk job (specification §4). That some rows failed is said beside it. */
export function JobStatus({ job: { status } }: { job: BulkJob }) {
  const { t } = useTranslation('dashboard-bulk')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
