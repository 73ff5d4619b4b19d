import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './timeline.module.css'

export interface TimelineEvent {
  /** Unique id. */
  id: string
  /** Time as text, in the format of the language. */
  time: ReactNode
  /** Time as `YYYY-MM-DD` or ISO 8601, for machines. */
  dateTime?: string
  /** What happened. */
  title: ReactNode
  /** Details below the title. */
  description?: ReactNode
  /**
   * Lights the point of the event in the accent color.
   * @default false
   */
  isHighlighted?: boolean
}

export interface TimelineProps {
  /** Accessible name. */
  label: string
  /** Events, in display order. */
  events: readonly TimelineEvent[]
  /** Class name added to the root element. */
  className?: string
}

/** List of events along a line, such as releases or the steps of a job. */
export function Timeline({ label, events, className }: TimelineProps) {
  return (
    <ol role="list" aria-label={label} className={classNames(styles.timeline, className)}>
      {events.map(({ id, time, dateTime, title, description, isHighlighted }) => (
        <li key={id} className={styles.event} data-highlighted={isHighlighted || undefined}>
          <time className={styles.time} dateTime={dateTime}>
            {time}
          </time>
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            {description !== undefined && <div className={styles.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
