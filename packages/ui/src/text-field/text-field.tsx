import type { ReactNode, Ref } from 'react'
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import field from '../form-field/form-field.module.css'

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'prefix'
> {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** What to write, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it; shown, and the field marked invalid, while it is set. */
  errorMessage?: ReactNode
  /** An example shown while it is empty; never the only label. */
  placeholder?: string
  /** Before the words: an icon, a unit. */
  prefix?: ReactNode
  /** After the words: a unit, a button. */
  suffix?: ReactNode
  /** For keys and addresses: the monospaced face. */
  mono?: boolean
  /** The input itself, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
  /** Joined to the class of the root element. */
  className?: string
}

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  prefix,
  suffix,
  mono,
  inputRef,
  className,
  ...rest
}: TextFieldProps) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalid}
      className={classNames(field.field, className)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div
        className={field.box}
        data-invalid={isInvalid || undefined}
        data-disabled={rest.isDisabled || undefined}
      >
        {prefix !== undefined && <span className={field.affix}>{prefix}</span>}
        <Input
          className={classNames(field.input)}
          data-mono={mono || undefined}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
      </div>
      <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  )
}
