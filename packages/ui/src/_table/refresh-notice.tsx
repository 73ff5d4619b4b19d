import { Button } from '../button/index.ts'
import { Icon, TriangleAlertIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import styles from './refresh-notice.module.css'

interface RefreshNoticeProps {
  /** Sends the failed request again. */
  onRetry?: (() => void) | undefined
}

/** Notice that the data shown may be out of date, because the last request failed. */
export function RefreshNotice({ onRetry }: RefreshNoticeProps) {
  const labels = useLabels()
  return (
    <div className={styles.notice} role="alert">
      <Icon of={TriangleAlertIcon} size="sm" />
      <span className={styles.text}>{labels.refreshFailed}</span>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}
