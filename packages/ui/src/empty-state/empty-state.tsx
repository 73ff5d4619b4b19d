import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { PointField } from '../point-field/index.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** Title: what is missing, such as "No transactions yet". */
  title: string
  /** Description: what makes the content appear. */
  description?: ReactNode
  /** Next step: one button or link. */
  action?: ReactNode
  /** Code with the same effect, as a CodeBlock. */
  code?: ReactNode
  /** Leaves out the picture. For tables and small cards. */
  compact?: boolean
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
  /** Class name added to the root element. */
  className?: string
}

/** Placeholder for missing content that names the next step. */
export function EmptyState({
  title,
  description,
  action,
  code,
  compact,
  headingLevel = 3,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.empty, className)} data-compact={compact || undefined}>
      {!compact && (
        <PointField
          className={classNames(styles.picture)}
          seed={title.length}
          count={34}
          lit={0}
          query={null}
          width={200}
          height={64}
        />
      )}
      <Heading className={styles.title}>{title}</Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {code !== undefined && <div className={styles.code}>{code}</div>}
    </div>
  )
}
