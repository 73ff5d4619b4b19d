import { Label } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { RequiredMark } from './required-mark.tsx'
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
