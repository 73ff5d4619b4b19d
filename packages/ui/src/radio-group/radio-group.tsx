import type { ReactNode } from 'react'
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import field from '../form-field/form-field.module.css'
import styles from './radio-group.module.css'

export interface RadioOption {
  /** What `onChange` is called with. */
  value: string
  /** Its words. */
  label: ReactNode
  /** A line below the label. */
  description?: ReactNode
  /** At the end of the option: a price, a badge. */
  aside?: ReactNode
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
}

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'> {
  /** The question. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** All of them; one is always enough. */
  options: readonly RadioOption[]
  /** `cards` where each option needs more words or a price. */
  variant?: 'list' | 'cards'
  /** What to write or choose, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it. */
  errorMessage?: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** One of a few, all in view. */
export function RadioGroup({
  label,
  hideLabel,
  options,
  variant = 'list',
  description,
  errorMessage,
  className,
  ...rest
}: RadioGroupProps) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalid}
      className={classNames(field.field, className)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div
        className={styles.options}
        data-variant={variant}
        data-orientation={rest.orientation ?? 'vertical'}
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
      <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaRadioGroup>
  )
}
