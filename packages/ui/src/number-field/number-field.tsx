import type { ReactNode, Ref } from 'react'
import {
  Button,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import { Icon, MinusIcon, PlusIcon } from '../icon/index.ts'
import field from '../form-field/form-field.module.css'
import styles from './number-field.module.css'

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'> {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** What to write or choose, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it; while it is set the field is marked invalid. */
  errorMessage?: ReactNode
  /** A unit after the number, such as "M tokens". */
  suffix?: ReactNode
  /** The input itself, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
  /** Joined to the class of the root element. */
  className?: string
}

/** A number, written in the reader's language. Arrow keys and the two buttons step it. */
export function NumberField({
  label,
  hideLabel,
  description,
  errorMessage,
  suffix,
  inputRef,
  className,
  ...rest
}: NumberFieldProps) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalid}
      className={classNames(field.field, className)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div
        className={classNames(field.box, styles.box)}
        data-invalid={isInvalid || undefined}
        data-disabled={rest.isDisabled || undefined}
      >
        <Input
          className={classNames(field.input, styles.input)}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
        <span className={styles.steps}>
          <Button slot="decrement" className={classNames(styles.step)}>
            <Icon of={MinusIcon} size="sm" />
          </Button>
          <Button slot="increment" className={classNames(styles.step)}>
            <Icon of={PlusIcon} size="sm" />
          </Button>
        </span>
      </div>
      <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaNumberField>
  )
}
