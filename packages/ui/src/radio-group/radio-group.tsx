import type { ReactNode } from 'react'
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components'

import { FieldFrame } from '../_field/field-frame.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import field from '../_field/field.module.css'
import styles from './radio-group.module.css'

export interface RadioOption<Value extends string = string> {
  /** Value of the option. */
  value: Value
  /** Text of the option. */
  label: ReactNode
  /** Second line below the label. */
  description?: ReactNode
  /** Content at the end of the option: a price, a badge. */
  aside?: ReactNode
  /**
   * Prevents the option from being chosen. Give the reason in `description`.
   * @default false
   */
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string = string>
  extends
    FieldProps,
    Omit<
      AriaRadioGroupProps,
      keyof FieldProps | 'children' | 'style' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** Options, in display order. */
  options: readonly RadioOption<Value>[]
  /** Value of the chosen option, or null for none. Makes the field controlled. */
  value?: Value | null
  /** Value of the option chosen at first, for an uncontrolled field. */
  defaultValue?: Value
  /** Called with the value of the chosen option. */
  onChange?: (value: Value) => void
  /**
   * `cards` for options with a longer text or a price.
   * @default 'list'
   */
  variant?: 'list' | 'cards'
}

/** Field to choose one of a few options that are all in view. */
export function RadioGroup<Value extends string = string>({
  options,
  variant = 'list',
  onChange,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const { frame, root } = splitFieldProps(props)
  return (
    <AriaRadioGroup
      {...root}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value)
        if (chosen) onChange?.(chosen.value)
      }}
      className={classNames(field.field, className)}
    >
      <FieldFrame {...frame}>
        <div
          className={styles.options}
          data-variant={variant}
          data-orientation={root.orientation ?? 'vertical'}
        >
          {options.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={classNames(styles.option)}
            >
              <RadioButton className={classNames(styles.button)}>
                <span className={styles.point} />
                <span className={styles.words}>{option.label}</span>
                {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
              </RadioButton>
              {option.description !== undefined && (
                <Text slot="description" className={classNames(styles.description)}>
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
