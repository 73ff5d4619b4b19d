import { useCallback, type ComponentPropsWithRef, type ReactNode } from 'react'

import type { FieldProps } from '../_field/field-props.ts'
import { NativeFieldHint, useNativeField } from '../_field/native-field-frame.tsx'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps
  extends
    Omit<FieldProps, 'label' | 'hideLabel'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof FieldProps | 'ref' | 'type' | 'size' | 'disabled' | 'required'
    > {
  /** Label beside the box. */
  children: ReactNode
  /**
   * Shows that only some of what the box stands for is chosen.
   * @default false
   */
  isIndeterminate?: boolean
}

/** Field for yes or no that takes effect when the form is submitted. For an immediate effect, use Switch. */
export function Checkbox({ children, isIndeterminate = false, ...props }: CheckboxProps) {
  const { frame, control } = useNativeField(props)
  // HTML has no attribute for it.
  const markAsMixed = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isIndeterminate
    },
    [isIndeterminate],
  )
  return (
    <div className={classNames(styles.field, frame.className)}>
      <label className={styles.label}>
        <input {...control} ref={markAsMixed} type="checkbox" className={styles.box} />
        <span>{children}</span>
      </label>
      {(frame.errorMessage || frame.description) && (
        <div className={styles.hint}>
          <NativeFieldHint {...frame} />
        </div>
      )}
    </div>
  )
}
