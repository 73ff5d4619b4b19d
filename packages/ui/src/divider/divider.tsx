import { classNames } from '../class-names.ts'
import styles from './divider.module.css'

export interface DividerProps {
  /**
   * Direction of the line. `vertical` for content in a row.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /** Text in the middle of a horizontal line, such as "or". */
  label?: string
  /** Class name added to the root element. */
  className?: string
}

/** Line between two groups of content. */
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
