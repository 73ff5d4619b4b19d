import type { ReactNode } from 'react'

import { orDash } from '../_dash/or-dash.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../skeleton/index.ts'
import styles from './stat.module.css'

export interface StatProps {
  /** Label: what is counted. */
  label: string
  /** Value in short form: "1.2M tokens". A dash marks the place of one that is nothing. */
  value: ReactNode
  /** Exact value, shown as the title of the short one. */
  exact?: string
  /** Line below the value: a period, a comparison. */
  detail?: ReactNode
  /** Content at the end: a sparkline, a badge. */
  aside?: ReactNode
  /** Shows a skeleton in place of the value. */
  isLoading?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Key figure with its label. */
export function Stat({ label, value, exact, detail, aside, isLoading, className }: StatProps) {
  return (
    <div className={classNames(styles.stat, className)} aria-busy={isLoading || undefined}>
      <dl className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value} title={exact}>
          {isLoading ? <Skeleton width="6ch" /> : <bdi>{orDash(value)}</bdi>}
        </dd>
        {(detail !== undefined || isLoading) && (
          <dd className={styles.detail}>{isLoading ? <Skeleton width="12ch" /> : detail}</dd>
        )}
      </dl>
      {aside !== undefined && !isLoading && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
