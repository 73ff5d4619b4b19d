import type { ReactNode, Ref } from 'react'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components'

import { FieldBox } from '../_field/field-box.tsx'
import { FieldFrame } from '../_field/field-frame.tsx'
import { FieldInput } from '../_field/field-input.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import field from '../_field/field.module.css'

export interface TextFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, keyof FieldProps | 'children' | 'style' | 'prefix'> {
  /** Example value shown while the field is empty. Never a replacement for the label. */
  placeholder?: string
  /** Content before the text: an icon, a protocol. */
  prefix?: ReactNode
  /** Content after the text: a unit, a button. */
  suffix?: ReactNode
  /**
   * Uses the monospaced font, for keys and addresses.
   * @default false
   */
  mono?: boolean
  /** Ref to the `<input>`, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
}

/** Field for one line of text. */
export function TextField({
  placeholder,
  prefix,
  suffix,
  mono,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const { frame, root } = splitFieldProps(props)
  return (
    <AriaTextField {...root} className={classNames(field.field, className)}>
      <FieldFrame {...frame}>
        <FieldBox prefix={prefix} suffix={suffix} isInvalid={root.isInvalid} isDisabled={root.isDisabled}>
          <FieldInput inputRef={inputRef} placeholder={placeholder} mono={mono} />
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  )
}
