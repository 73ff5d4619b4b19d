import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../../class-names.ts'
import styles from './checkbox.module.css'

export interface PlainCheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'disabled' | 'required'
> {
  /** Label beside the box. */
  children: ReactNode
  /**
   * Prevents interaction.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Must be checked before its form can be submitted.
   * @default false
   */
  isRequired?: boolean
}

/** `Checkbox` on a native `<input>`: needs no library and works in forms without a script. */
export function PlainCheckbox({ children, isDisabled, isRequired, className, ...rest }: PlainCheckboxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...rest} type="checkbox" className={styles.box} disabled={isDisabled} required={isRequired} />
      <span>{children}</span>
    </label>
  )
}
