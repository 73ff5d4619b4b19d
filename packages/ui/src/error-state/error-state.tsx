import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { CircleAlertIcon, Icon, RefreshCwIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { PlainButton } from '../plain/button/index.ts'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  /** What did not work. */
  title?: string
  /** What to do about it. */
  description?: ReactNode
  /** The line to send to support: a status, a request id. */
  detail?: string
  /** Shows a button that tries again. */
  onRetry?: () => void
  /** The retry is under way. */
  isRetrying?: boolean
  /** Less space around it, inside tables and small cards. */
  compact?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** Something did not load, and the way to try again. */
export function ErrorState({
  title,
  description,
  detail,
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
      {detail !== undefined && <code className={styles.detail}>{detail}</code>}
      {onRetry && (
        <PlainButton
          size="sm"
          icon={<Icon of={RefreshCwIcon} size="sm" />}
          onClick={onRetry}
          isPending={isRetrying}
        >
          {labels.retry}
        </PlainButton>
      )}
    </div>
  )
}
