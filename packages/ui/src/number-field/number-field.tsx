import type { ReactNode, Ref } from 'react'
import {
  Button,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import field from '../form-field/form-field.module.css'
import { Icon, MinusIcon, PlusIcon } from '../icon/index.ts'
import styles from './number-field.module.css'

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'> {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  description?: ReactNode
  errorMessage?: ReactNode
  /** A unit after the number, such as "M tokens". */
  suffix?: ReactNode
  inputRef?: Ref<HTMLInputElement>
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
