import { Label } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import styles from './form-field.module.css'

export interface FieldLabelProps {
  /** The name of the field, above it. */
  children: string
  /** Spoken only. */
  isHidden?: boolean | undefined
  /** Marks the field as required. */
  isRequired?: boolean | undefined
}

/** The label of a field of react-aria-components. */
export function FieldLabel({ children, isHidden, isRequired }: FieldLabelProps) {
  return (
    <Label className={classNames(styles.label)} data-hidden={isHidden || undefined}>
      {children}
      {isRequired && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  )
}
