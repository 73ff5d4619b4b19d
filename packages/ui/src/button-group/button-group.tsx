import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './button-group.module.css'

export interface ButtonGroupProps {
  /** Accessible name of the group. */
  label: string
  /**
   * Alignment of the buttons.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /** Buttons. */
  children: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** Group of related buttons, wrapped where there is no room. */
export function ButtonGroup({ label, align = 'start', children, className }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.group, className)} data-align={align}>
      {children}
    </div>
  )
}
