import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { CircleAlertIcon, Icon } from '../icon/index.ts'
import styles from './form-field.module.css'

export interface FieldHintProps {
  /** What to write, in a line below the field. */
  description?: ReactNode
  /** What is wrong and how to mend it. Takes the description's place. */
  errorMessage?: ReactNode
  /** Shows the error message. */
  isInvalid: boolean
}

/** The line below a field: its hint, or in its place the error. */
export function FieldHint({ description, errorMessage, isInvalid }: FieldHintProps) {
  if (isInvalid && errorMessage) {
    return (
      <FieldError className={classNames(styles.error)}>
        <Icon of={CircleAlertIcon} size="sm" className={classNames(styles.errorIcon)} />
        <span>{errorMessage}</span>
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
