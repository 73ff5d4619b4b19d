import { classNames } from '../class-names.ts'
import styles from './divider.module.css'

export interface DividerProps {
  /** `vertical` between things in a row. */
  orientation?: 'horizontal' | 'vertical'
  /** A word in the middle of a horizontal line, such as "or". */
  label?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** A line between two groups. */
export function Divider({ orientation = 'horizontal', label, className }: DividerProps) {
  return (
    <div
      role="separator"
      aria-orientation={orientation}
      className={classNames(styles.divider, className)}
      data-orientation={orientation}
    >
      {label}
    </div>
  )
}
