import { useState, type ComponentPropsWithRef } from 'react'

import { FieldBox } from '../_field/field-box.tsx'
import type { FieldProps } from '../_field/field-props.ts'
import { NativeFieldFrame, useNativeField } from '../_field/native-field-frame.tsx'
import { classNames } from '../class-names.ts'
import { useNumberFormat } from '../labels/index.ts'
import styles from '../_field/area.module.css'
import field from '../_field/field.module.css'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'disabled' | 'required'> {
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
}

/** Field for several lines of text. With `maxLength` it shows a character counter. */
export function TextArea({ autoGrow, mono, rows = 4, ...props }: TextAreaProps) {
  const { frame, box, control } = useNativeField(props)
  const { value, defaultValue, maxLength } = props
  const [typedLength, setTypedLength] = useState(String(defaultValue ?? '').length)
  const format = useNumberFormat()
  const length = value === undefined ? typedLength : String(value).length
  return (
    <NativeFieldFrame
      {...frame}
      {...(maxLength !== undefined && { hintEnd: `${format(length)} / ${format(maxLength)}` })}
    >
      <FieldBox isMultiline {...box}>
        <textarea
          {...control}
          rows={rows}
          onChange={(event) => {
            setTypedLength(event.currentTarget.value.length)
            props.onChange?.(event)
          }}
          data-mono={mono || undefined}
          className={classNames(field.input, styles.area)}
          data-auto-grow={autoGrow || undefined}
        />
      </FieldBox>
    </NativeFieldFrame>
  )
}
