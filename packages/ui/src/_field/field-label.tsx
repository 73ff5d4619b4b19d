import { Label } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from './field.module.css'

interface FieldLabelProps {
  /** Text of the label. */
  children: string
  /** Hides the label. Screen readers still announce it. */
  isHidden?: boolean | undefined
  /** Shows an asterisk after the label. */
  isRequired?: boolean | undefined
}

/** Label of a field built on react-aria-components. */
export function FieldLabel({ children, isHidden, isRequired }: FieldLabelProps) {
  return (
    <Label className={classNames(styles.label)} data-hidden={isHidden || undefined}>
      {children}
      {isRequired && <RequiredMark />}
    </Label>
  )
}

/** Asterisk of a required field. Screen readers get `required` from the control instead. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  )
}
