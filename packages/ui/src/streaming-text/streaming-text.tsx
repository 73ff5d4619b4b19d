import { classNames } from '../class-names.ts'
import styles from './streaming-text.module.css'

export interface StreamingTextProps {
  /** Text received so far. */
  text: string
  /** Whether more text will arrive: shows a caret at the end, and screen readers announce the text when it is complete. */
  isStreaming: boolean
  /** Accessible name: what the text is. */
  label: string
  /** Class name added to the root element. */
  className?: string
}

/** Text that arrives in pieces. Screen readers announce it once, when it is complete. */
export function StreamingText({ text, isStreaming, label, className }: StreamingTextProps) {
  return (
    <div
      role="region"
      aria-label={label}
      aria-live="polite"
      aria-busy={isStreaming}
      className={classNames(styles.text, className)}
    >
      {text}
      {isStreaming && <span className={styles.caret} aria-hidden="true" />}
    </div>
  )
}
