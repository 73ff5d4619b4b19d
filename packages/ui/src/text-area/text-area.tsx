import { useState, type ReactNode, type Ref } from 'react'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import { useNumberFormat } from '../labels/index.ts'
import field from '../form-field/form-field.module.css'

export interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'type'> {
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
  /** Lines shown at first. */
  rows?: number
  /** Grows with its text up to 24 rem. */
  autoGrow?: boolean
  /** For code and addresses: the monospaced face. */
  mono?: boolean
  /** The input itself, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLTextAreaElement>
  /** Joined to the class of the root element. */
  className?: string
}

/** Several lines of text. With `maxLength` it counts. */
export function TextArea({
  label,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  rows = 4,
  autoGrow,
  mono,
  inputRef,
  className,
  onChange,
  ...rest
}: TextAreaProps) {
  const [ownLength, setOwnLength] = useState(rest.defaultValue?.length ?? 0)
  const format = useNumberFormat()
  const length = rest.value?.length ?? ownLength
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)

  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      onChange={(text) => {
        setOwnLength(text.length)
        onChange?.(text)
      }}
      isInvalid={isInvalid}
      className={classNames(field.field, className)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div
        className={field.box}
        data-multiline=""
        data-invalid={isInvalid || undefined}
        data-disabled={rest.isDisabled || undefined}
      >
        <AriaTextArea
          className={classNames(field.input, field.area)}
          rows={rows}
          data-mono={mono || undefined}
          data-auto-grow={autoGrow || undefined}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
      </div>
      <div className={field.below}>
        <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        {rest.maxLength !== undefined && (
          <span className={field.count}>
            {format(length)} / {format(rest.maxLength)}
          </span>
        )}
      </div>
    </AriaTextField>
  )
}
