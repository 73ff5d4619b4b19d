import type { ComponentPropsWithRef } from 'react'

import { FieldBox } from '../../_field/field-box.tsx'
import type { FieldProps } from '../../_field/field-props.ts'
import { PlainFieldFrame, usePlainField } from '../../_field/plain-field-frame.tsx'
import { classNames } from '../../class-names.ts'
import styles from '../../_field/area.module.css'
import field from '../../_field/field.module.css'

export interface PlainTextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'disabled' | 'required'> {
  /**
   * Grows with its text, up to 24 rem.
   * @default false
   */
  autoGrow?: boolean
}

/** `TextArea` on a native `<textarea>`: needs no library and works in forms without a script. */
export function PlainTextArea({ autoGrow, rows = 4, ...props }: PlainTextAreaProps) {
  const { frame, box, control } = usePlainField(props)
  return (
    <PlainFieldFrame {...frame}>
      <FieldBox isMultiline {...box}>
        <textarea
          {...control}
          rows={rows}
          className={classNames(field.input, styles.area)}
          data-auto-grow={autoGrow || undefined}
        />
      </FieldBox>
    </PlainFieldFrame>
  )
}
