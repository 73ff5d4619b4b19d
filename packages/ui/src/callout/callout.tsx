import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { CircleAlertIcon, CircleCheckIcon, Icon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'
import styles from './callout.module.css'

/** Icon of each tone. */
const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CircleCheckIcon,
  warning: TriangleAlertIcon,
  negative: CircleAlertIcon,
} as const

export interface CalloutProps {
  /**
   * Kind of message. Sets color and icon.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'warning' | 'negative'
  /** First line, in bold. */
  title?: ReactNode
  /** Button or link after the text. */
  action?: ReactNode
  /** Makes screen readers announce the message when it appears. For messages that are not a response to an action of the user. */
  announce?: boolean
  /**
   * On phones, hides the text from the eye, and makes the whole message the target of its link: for what stands above everything that a page is about.
   * @default false
   */
  isBrief?: boolean
  /** Text of the message. */
  children?: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** Message in the flow of the page. */
export function Callout({
  tone = 'neutral',
  title,
  action,
  announce,
  isBrief,
  children,
  className,
}: CalloutProps) {
  return (
    <div
      className={classNames(styles.callout, className)}
      data-tone={tone}
      data-brief={isBrief || undefined}
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
