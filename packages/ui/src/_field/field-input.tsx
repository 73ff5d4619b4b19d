import type { Ref } from 'react'
import { Input } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { leaveToInputMethod } from '../hotkey/index.ts'
import styles from './field.module.css'

interface FieldInputProps {
  /** Ref to the `<input>`. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Example value shown while the input is empty. */
  placeholder?: string | undefined
  /** Uses the monospaced font. */
  mono?: boolean | undefined
  /** Class name added to the input. */
  className?: string | undefined
}

/** Input of a text-like field. */
export function FieldInput({ inputRef, placeholder, mono, className }: FieldInputProps) {
  return (
    <Input
      ref={inputRef}
      className={classNames(styles.input, className)}
      data-mono={mono || undefined}
      onKeyDownCapture={leaveToInputMethod}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  )
}
