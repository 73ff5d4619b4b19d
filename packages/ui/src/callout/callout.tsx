import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { CircleAlertIcon, CircleCheckIcon, Icon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'
import styles from './callout.module.css'

/** The icon of each tone. */
const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CircleCheckIcon,
  warning: TriangleAlertIcon,
  negative: CircleAlertIcon,
} as const

export interface CalloutProps {
  /** What kind of news it is. */
  tone?: 'neutral' | 'info' | 'positive' | 'warning' | 'negative'
  /** Its first line, in bold. */
  title?: ReactNode
  /** A button or link after the words. */
  action?: ReactNode
  /** Announce it when it appears: for what the reader did not ask for. */
  announce?: boolean
  /** The words. */
  children?: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** Something to know before going on, in the flow of the page. */
export function Callout({ tone = 'neutral', title, action, announce, children, className }: CalloutProps) {
  return (
    <div
      className={classNames(styles.callout, className)}
      data-tone={tone}
      {...(announce ? { role: tone === 'negative' ? 'alert' : 'status' } : {})}
    >
      <Icon of={icons[tone]} className={classNames(styles.icon)} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
