import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  /** What it means; `accent` takes the product's colour. */
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'accent'
  /** A small icon before the words. */
  icon?: ReactNode
  /** A point of the tone's colour before the words. */
  dot?: boolean
  /** One or two words. */
  children: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** A word or two about the state of something. */
export function Badge({ tone = 'neutral', icon, dot, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone}>
      {dot && <span className={styles.dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  )
}
