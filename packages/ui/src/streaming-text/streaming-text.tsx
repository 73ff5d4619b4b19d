import { classNames } from '../class-names.ts'
import styles from './streaming-text.module.css'

export interface StreamingTextProps {
  /** What has arrived so far. */
  text: string
  /** More is on its way: a caret stands at the end, and readers are told when it is done. */
  isStreaming: boolean
  /** What is being written. */
  label: string
  /** Joined to the class of the root element. */
  className?: string
}

/** Text that arrives piece by piece. Read out once, when it is whole: pieces would talk over each other. */
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
