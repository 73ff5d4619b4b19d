import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'

import { FieldBox } from '../../_field/field-box.tsx'
import type { FieldProps } from '../../_field/field-props.ts'
import { PlainFieldFrame, usePlainField } from '../../_field/plain-field-frame.tsx'
import field from '../../_field/field.module.css'

export interface PlainTextFieldProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof FieldProps | 'prefix' | 'size' | 'ref' | 'disabled' | 'required'
    > {
  /** Content before the text: an icon, a protocol. */
  prefix?: ReactNode
  /** Content after the text: a unit, a button. */
  suffix?: ReactNode
  /**
   * Uses the monospaced font, for keys and addresses.
   * @default false
   */
  mono?: boolean
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
  /** Ref to the `<input>`. */
  ref?: Ref<HTMLInputElement>
}

/** `TextField` on a native `<input>`: needs no library and works in forms without a script. */
export function PlainTextField({ prefix, suffix, mono, size = 'md', ...props }: PlainTextFieldProps) {
  const { frame, box, control } = usePlainField(props)
  return (
    <PlainFieldFrame {...frame}>
      <FieldBox prefix={prefix} suffix={suffix} size={size} {...box}>
        <input {...control} className={field.input} data-mono={mono || undefined} />
      </FieldBox>
    </PlainFieldFrame>
  )
}
