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

export interface RadioOption {
  /** Value of the option. */
  value: string
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

export interface RadioGroupProps
  extends FieldProps, Omit<AriaRadioGroupProps, keyof FieldProps | 'children' | 'style'> {
  /** Options, in display order. */
  options: readonly RadioOption[]
  /**
   * `cards` for options with a longer text or a price.
   * @default 'list'
   */
  variant?: 'list' | 'cards'
}

/** Field to choose one of a few options that are all in view. */
export function RadioGroup({ options, variant = 'list', className, ...props }: RadioGroupProps) {
  const { frame, root } = splitFieldProps(props)
  return (
    <AriaRadioGroup {...root} className={classNames(field.field, className)}>
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
