import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { ErrorText } from './error-text.tsx'
import styles from './field.module.css'

interface FieldHintProps {
  /** Hint below the field. */
  description?: ReactNode
  /** Error that replaces the hint while the field is invalid. */
  errorMessage?: ReactNode
  /** Whether the field is invalid. */
  isInvalid: boolean
}

/** Line below a field built on react-aria-components: its error, or else its hint. */
export function FieldHint({ description, errorMessage, isInvalid }: FieldHintProps) {
  if (isInvalid && errorMessage) {
    return (
      <FieldError className={classNames(styles.error)}>
        <ErrorText>{errorMessage}</ErrorText>
      </FieldError>
    )
  }
  if (description === undefined) return null
  return (
    <Text slot="description" className={classNames(styles.description)}>
      {description}
    </Text>
  )
}
