import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { PointField } from '../point-field/index.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** What is not here: "No transactions yet". */
  title: string
  /** What makes it appear. */
  description?: ReactNode
  /** The next step: one button or link. */
  action?: ReactNode
  /** The code that does the same, as a CodeBlock. */
  code?: ReactNode
  /** Leave the picture out, inside tables and small cards. */
  compact?: boolean
  /** Level of the title on its page. */
  headingLevel?: 2 | 3 | 4
  /** Joined to the class of the root element. */
  className?: string
}

/** Nothing here yet, and the next step. */
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
