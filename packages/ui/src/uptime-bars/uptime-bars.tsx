import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { daysBetween } from './days-between.ts'
import { levelOf } from './level-of.ts'
import styles from './uptime-bars.module.css'

export interface UptimeDay {
  /** Day as `YYYY-MM-DD`. */
  date: string
  /** Share of the day, from 0 to 1, in which it worked; null when it was not observed. */
  availability: number | null
}

export interface UptimeBarsProps {
  /** Accessible name with the result in words, such as "Reader: 99.9% in 90 days, disrupted on Nov 3". */
  label: string
  /** First day as `YYYY-MM-DD`. */
  from: string
  /** Last day as `YYYY-MM-DD`. */
  to: string
  /** Observed days. The others of the period are shown as not observed. */
  days: readonly UptimeDay[]
  /** Text that a pointer shows on a day. */
  describe: (date: string, availability: number | null) => string
  /** Caption of the first day. Of bars above each other, the last ones have captions for all. */
  start?: ReactNode
  /** Caption of the last day. */
  end?: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** One bar for each day. The lower a bar, the longer something did not work that day, so that it can be read without color. */
export function UptimeBars({ label, from, to, days, describe, start, end, className }: UptimeBarsProps) {
  const known = new Map(days.map(({ date, availability }) => [date, availability]))
  return (
    <div className={classNames(styles.uptime, className)}>
      <div role="img" aria-label={label} className={styles.bars}>
        {daysBetween(from, to).map((date) => {
          const availability = known.get(date) ?? null
          return <span key={date} data-level={levelOf(availability)} title={describe(date, availability)} />
        })}
      </div>
      {start === undefined && end === undefined ? null : (
        <div className={styles.ends} aria-hidden="true">
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </div>
  )
}
