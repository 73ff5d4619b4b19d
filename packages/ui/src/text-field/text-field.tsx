import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'

import { FieldBox } from '../_field/field-box.tsx'
import type { FieldProps } from '../_field/field-props.ts'
import { NativeFieldFrame, useNativeField } from '../_field/native-field-frame.tsx'
import field from '../_field/field.module.css'

export interface TextFieldProps
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

/** Field for one line of text. */
export function TextField({ prefix, suffix, mono, size = 'md', ...props }: TextFieldProps) {
  const { frame, box, control } = useNativeField(props)
  return (
    <NativeFieldFrame {...frame}>
      <FieldBox prefix={prefix} suffix={suffix} size={size} {...box}>
        <input {...control} className={field.input} data-mono={mono || undefined} />
      </FieldBox>
    </NativeFieldFrame>
  )
}
