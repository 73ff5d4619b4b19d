import type { UploadProgress } from '@search-foundation/api-client/upload'
import { formatBytes } from '@search-foundation/i18n/format'
import { ProgressBar } from '@search-foundation/ui/progress-bar'
import { useTranslation } from 'react-i18next'

/** How much of a file has arrived. When all of it has, the job is being started. */
export function UploadBar({ progress: { sent, total } }: { progress: UploadProgress }) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  if (sent === total) return <ProgressBar label={t('new.starting')} isIndeterminate />
  return (
    <ProgressBar
      label={t('new.uploading')}
      value={sent}
      maxValue={total}
      valueText={t('new.uploaded', {
        sent: formatBytes(sent, i18n.language),
        total: formatBytes(total, i18n.language),
      })}
    />
  )
}
