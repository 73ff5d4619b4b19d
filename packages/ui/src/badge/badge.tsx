import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  /**
   * Meaning of the color. `accent` is the color of the product.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'accent'
  /** Icon before the text. */
  icon?: ReactNode
  /** Shows a point in the color of the tone before the text. */
  dot?: boolean
  /**
   * Shows the point alone. Screen readers read the text.
   * @default false
   */
  isPoint?: boolean
  /** Text, one or two words. */
  children: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** State of something in one or two words. */
export function Badge({ tone = 'neutral', icon, dot, isPoint, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone} data-point={isPoint || undefined}>
      {(dot || isPoint) && <span className={styles.dot} aria-hidden="true" />}
      {icon}
      {isPoint ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  )
}
