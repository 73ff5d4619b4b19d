import { memo, useState, type ComponentPropsWithRef } from 'react'

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
  const { isLong, shown, use } = useShownOptions(options, props.value)
  return (
    <NativeFieldFrame {...frame}>
      <FieldBox className={classNames(styles.box, isLong && styles.long)} size={size} {...box}>
        <select
          {...control}
          className={classNames(field.input, styles.select)}
          onFocusCapture={use}
          onPointerDownCapture={use}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          <Options of={shown} />
        </select>
        <Icon of={ChevronDownIcon} size="sm" className={classNames(styles.arrow)} />
      </FieldBox>
    </NativeFieldFrame>
  )
}

/** Options from which on a list is long. */
const many = 50

/**
 * Every press on a page takes longer with hundreds of options in it. Of a long list only the chosen one is there until the field is used: a
 * press and the focus come before the browser opens the list or reads a key.
 */
function useShownOptions(options: readonly SelectOption[], value: SelectProps['value']) {
  const [isUsed, setUsed] = useState(false)
  const isLong = options.length >= many
  const chosen = options.find(({ id }) => id === value) ?? options[0]
  const isWaiting = isLong && !isUsed && value !== undefined && chosen !== undefined
  return { isLong, shown: isWaiting ? [chosen] : options, use: () => setUsed(true) }
}

/** The options of the field, which may be hundreds. The same list is not drawn again. */
const Options = memo(function Options({ of: options }: { of: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.id} value={option.id} disabled={option.isDisabled}>
      {option.label}
    </option>
  ))
})
