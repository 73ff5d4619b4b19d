import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './button-group.module.css'

export interface ButtonGroupProps {
  /** What the buttons have in common, spoken before the first of them. */
  label: string
  /** Which side the buttons stand on. */
  align?: 'start' | 'end'
  /** Buttons. */
  children: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** Buttons that belong together; they wrap where the line is too short. */
export function ButtonGroup({ label, align = 'start', children, className }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.group, className)} data-align={align}>
      {children}
    </div>
  )
}
