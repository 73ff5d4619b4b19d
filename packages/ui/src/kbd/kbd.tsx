import { classNames } from '../class-names.ts'
import styles from './kbd.module.css'

export interface KbdProps {
  /** Keys to press together: `['Ctrl', 'K']`. */
  keys: readonly string[]
  /** Class name added to the root element. */
  className?: string
}

/** Keyboard shortcut. */
export function Kbd({ keys, className }: KbdProps) {
  return (
    <kbd className={classNames(styles.shortcut, className)}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </kbd>
  )
}
