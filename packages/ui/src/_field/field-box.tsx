import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './field.module.css'

interface FieldBoxProps {
  /** Input. */
  children: ReactNode
  /** Content before the input. */
  prefix?: ReactNode
  /** Content after the input. */
  suffix?: ReactNode
  /** Draws the border of an invalid field. */
  isInvalid?: boolean | undefined
  /** Draws the background of a disabled field. */
  isDisabled?: boolean | undefined
  /** Height: 28 or 36 px. */
  size?: 'sm' | 'md' | undefined
  /** For a text area: the input fills the box. */
  isMultiline?: boolean
  /** Class name added to the box. */
  className?: string | undefined
}

/** Border around an input and the content before and after it. */
export function FieldBox({
  children,
  prefix,
  suffix,
  isInvalid,
  isDisabled,
  size,
  isMultiline,
  className,
}: FieldBoxProps) {
  return (
    <div
      className={classNames(styles.box, className)}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-size={size}
      data-multiline={isMultiline || undefined}
    >
      {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
      {children}
      {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
    </div>
  )
}
