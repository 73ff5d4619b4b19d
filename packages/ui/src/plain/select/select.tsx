import type { ComponentPropsWithRef } from 'react'

import { FieldBox } from '../../_field/field-box.tsx'
import type { FieldProps } from '../../_field/field-props.ts'
import { PlainFieldFrame, usePlainField } from '../../_field/plain-field-frame.tsx'
import { classNames } from '../../class-names.ts'
import { ChevronDownIcon, Icon } from '../../icon/index.ts'
import field from '../../_field/field.module.css'
import styles from './select.module.css'

export interface PlainSelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'size' | 'children' | 'disabled' | 'required'> {
  /** Choices, in display order. */
  options: readonly { id: string; label: string }[]
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
}

/** `Select` on a native `<select>`: needs no library and works in forms without a script. */
export function PlainSelect({ options, size = 'md', ...props }: PlainSelectProps) {
  const { frame, box, control } = usePlainField(props)
  return (
    <PlainFieldFrame {...frame}>
      <FieldBox className={styles.box} size={size} {...box}>
        <select {...control} className={classNames(field.input, styles.select)}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size="sm" className={classNames(styles.arrow)} />
      </FieldBox>
    </PlainFieldFrame>
  )
}
