import { memo, type ComponentPropsWithRef } from 'react'

import { FieldBox } from '../_field/field-box.tsx'
import type { FieldProps } from '../_field/field-props.ts'
import { NativeFieldFrame, useNativeField } from '../_field/native-field-frame.tsx'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import field from '../_field/field.module.css'
import styles from './select.module.css'

export interface SelectOption<Id extends string = string> {
  /** Value of the field while the option is chosen. */
  id: Id
  /** Text of the option. */
  label: string
  /**
   * Prevents choosing it. Explain the reason in the description of the field.
   * @default false
   */
  isDisabled?: boolean
}

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'size' | 'children' | 'disabled' | 'required'> {
  /** Choices, in display order. */
  options: readonly SelectOption[]
  /** Text shown while the value is empty: what to choose. */
  placeholder?: string
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
}

/** Field to choose one option of a list. For up to five options that fit in view, prefer RadioGroup or SegmentedControl. */
export function Select({ options, size = 'md', placeholder, ...props }: SelectProps) {
  const { frame, box, control } = useNativeField(props)
  return (
    <NativeFieldFrame {...frame}>
      <FieldBox className={styles.box} size={size} {...box}>
        <select {...control} className={classNames(field.input, styles.select)}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          <Options of={options} />
        </select>
        <Icon of={ChevronDownIcon} size="sm" className={classNames(styles.arrow)} />
      </FieldBox>
    </NativeFieldFrame>
  )
}

/** The options of the field, which may be hundreds. The same list is not drawn again. */
const Options = memo(function Options({ of: options }: { of: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.id} value={option.id} disabled={option.isDisabled}>
      {option.label}
    </option>
  ))
})
