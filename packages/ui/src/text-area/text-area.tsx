import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'

import { FieldBox } from '../_field/field-box.tsx'
import type { FieldProps } from '../_field/field-props.ts'
import { NativeFieldFrame, useNativeField } from '../_field/native-field-frame.tsx'
import { classNames } from '../class-names.ts'
import { isComposing } from '../hotkey/index.ts'
import { useNumberFormat } from '../labels/index.ts'
import styles from '../_field/area.module.css'
import field from '../_field/field.module.css'

export interface TextAreaProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'prefix' | 'disabled' | 'required'> {
  /** Content before the first line: a number. */
  prefix?: ReactNode
  /**
   * Grows with its text, up to 24 rem.
   * @default false
   */
  autoGrow?: boolean
  /**
   * For one paragraph: a line high, and higher as its text needs it. Enter sends the form, as in a field for one line. Without a counter.
   * @default false
   */
  isParagraph?: boolean
  /**
   * Uses the monospaced font, for code and addresses.
   * @default false
   */
  mono?: boolean
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Field for several lines of text. With `maxLength` it shows a character counter. */
export function TextArea({ prefix, autoGrow, isParagraph, mono, rows = 4, ...props }: TextAreaProps) {
  const { frame, box, control } = useNativeField(props)
  const { value, defaultValue, maxLength } = props
  const [typedLength, setTypedLength] = useState(String(defaultValue ?? '').length)
  const format = useNumberFormat()
  const length = value === undefined ? typedLength : String(value).length
  return (
    <NativeFieldFrame
      {...frame}
      {...(maxLength !== undefined &&
        !isParagraph && { hintEnd: `${format(length)} / ${format(maxLength)}` })}
    >
      <FieldBox isMultiline prefix={prefix} {...box}>
        <textarea
          {...control}
          {...(isParagraph && { onKeyDown: sendOnEnter })}
          rows={isParagraph ? 1 : rows}
          onChange={(event) => {
            setTypedLength(event.currentTarget.value.length)
            props.onChange?.(event)
          }}
          data-mono={mono || undefined}
          className={classNames(field.input, styles.area)}
          data-auto-grow={autoGrow || isParagraph || undefined}
          data-paragraph={isParagraph || undefined}
        />
      </FieldBox>
    </NativeFieldFrame>
  )
}
