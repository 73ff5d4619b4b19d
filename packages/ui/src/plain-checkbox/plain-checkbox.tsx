import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import styles from './plain-checkbox.module.css'

export interface PlainCheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** What is agreed to. */
  children: ReactNode
}

/** The look of `Checkbox` on a native one: works in forms without a script. */
export function PlainCheckbox({ children, className, ...rest }: PlainCheckboxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  )
}
