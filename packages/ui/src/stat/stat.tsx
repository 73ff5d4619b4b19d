import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Skeleton } from '../skeleton/index.ts'
import styles from './stat.module.css'

export interface StatProps {
  /** What is counted. */
  label: string
  /** The figure, short: "1.2M tokens". */
  value: ReactNode
  /** The exact figure, as the title of the short one. */
  exact?: string
  /** A line below: since when, compared with what. */
  detail?: ReactNode
  /** A sparkline or badge at the end. */
  aside?: ReactNode
  /** Bones stand in for the figure. */
  isLoading?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** One key figure. */
export function Stat({ label, value, exact, detail, aside, isLoading, className }: StatProps) {
  return (
    <div className={classNames(styles.stat, className)} aria-busy={isLoading || undefined}>
      <dl className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value} title={exact}>
          {isLoading ? <Skeleton width="6ch" /> : <bdi>{value}</bdi>}
        </dd>
        {(detail !== undefined || isLoading) && (
          <dd className={styles.detail}>{isLoading ? <Skeleton width="12ch" /> : detail}</dd>
        )}
      </dl>
      {aside !== undefined && !isLoading && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
