import type { ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { CircleAlertIcon, Icon, RefreshCwIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  /** Title: what failed. */
  title?: string
  /** Description: what the user can do. */
  description?: ReactNode
  /** Technical detail for the support, such as a status or a request id. */
  detail?: string
  /** Language of the detail, if it is not the page's. */
  detailLang?: string
  /** Sends the failed request again. Without it, there is no button. */
  onRetry?: () => void
  /**
   * Whether a retry is in progress.
   * @default false
   */
  isRetrying?: boolean
  /** Reduces the space around it. For tables and small cards. */
  compact?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Message in place of content that failed to load, with a way to try again. */
export function ErrorState({
  title,
  description,
  detail,
  detailLang,
  onRetry,
  isRetrying = false,
  compact,
  className,
}: ErrorStateProps) {
  const labels = useLabels()
  return (
    <div role="alert" className={classNames(styles.error, className)} data-compact={compact || undefined}>
      <Icon of={CircleAlertIcon} size="lg" className={classNames(styles.icon)} />
      <p className={styles.title}>{title ?? labels.errorTitle}</p>
      <p className={styles.description}>{description ?? labels.errorDescription}</p>
      {detail !== undefined && (
        <code className={styles.detail} lang={detailLang}>
          {detail}
        </code>
      )}
      {onRetry && (
        <Button
          size="sm"
          icon={<Icon of={RefreshCwIcon} size="sm" />}
          onClick={onRetry}
          isPending={isRetrying}
        >
          {labels.retry}
        </Button>
      )}
    </div>
  )
}
