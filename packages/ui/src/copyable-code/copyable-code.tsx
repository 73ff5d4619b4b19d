import { classNames } from '../class-names.ts'
import { CopyButton } from '../copy-button/index.ts'
import styles from './copyable-code.module.css'

export interface CopyableCodeProps {
  /** Text that is shown and copied, such as an id. */
  text: string
  /**
   * Text of the button, such as "Copy event ID".
   * @default 'Copy'
   */
  label?: string
  /** Class name added to the root element. */
  className?: string
}

/** Short code with a button that copies it and stays beside it. */
export function CopyableCode({ text, label, className }: CopyableCodeProps) {
  return (
    <span className={classNames(styles.pair, className)}>
      <code>{text}</code>
      <CopyButton text={text} {...(label !== undefined && { label })} />
    </span>
  )
}
