import { classNames } from '../class-names.ts'
import styles from './kbd.module.css'

export interface KbdProps {
  /** The keys pressed together: `['Ctrl', 'K']`. */
  keys: readonly string[]
  /** Joined to the class of the root element. */
  className?: string
}

/** A keyboard shortcut. */
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
