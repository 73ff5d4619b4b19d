import { useState, type Ref } from 'react'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'

import { FieldBox } from '../_field/field-box.tsx'
import { FieldFrame } from '../_field/field-frame.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import { useNumberFormat } from '../labels/index.ts'
import styles from '../_field/area.module.css'
import field from '../_field/field.module.css'

export interface TextAreaProps
  extends FieldProps, Omit<AriaTextFieldProps, keyof FieldProps | 'children' | 'style' | 'type'> {
  /** Example value shown while the field is empty. Never a replacement for the label. */
  placeholder?: string
  /**
   * Height in lines.
   * @default 4
   */
  rows?: number
  /**
   * Grows with its text, up to 24 rem.
   * @default false
   */
  autoGrow?: boolean
  /**
   * Uses the monospaced font, for code and addresses.
   * @default false
   */
  mono?: boolean
  /** Ref to the `<textarea>`, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Field for several lines of text. With `maxLength` it shows a character counter. */
export function TextArea({
  placeholder,
  rows = 4,
  autoGrow,
  mono,
  inputRef,
  className,
  onChange,
  ...props
}: TextAreaProps) {
  const { frame, root } = splitFieldProps(props)
  const [uncontrolledLength, setUncontrolledLength] = useState(root.defaultValue?.length ?? 0)
  const format = useNumberFormat()
  const length = root.value?.length ?? uncontrolledLength

  return (
    <AriaTextField
      {...root}
      onChange={(text) => {
        setUncontrolledLength(text.length)
        onChange?.(text)
      }}
      className={classNames(field.field, className)}
    >
      <FieldFrame
        {...frame}
        hintEnd={root.maxLength === undefined ? undefined : `${format(length)} / ${format(root.maxLength)}`}
      >
        <FieldBox isMultiline isInvalid={root.isInvalid} isDisabled={root.isDisabled}>
          <AriaTextArea
            ref={inputRef}
            className={classNames(field.input, styles.area)}
            rows={rows}
            placeholder={placeholder}
            data-mono={mono || undefined}
            data-auto-grow={autoGrow || undefined}
          />
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  )
}
