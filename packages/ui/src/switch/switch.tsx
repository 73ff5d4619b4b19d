import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint } from '../form-field/index.ts'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style'> {
  /** What is switched on, beside the track. */
  children: ReactNode
  /** A line below. */
  description?: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** On or off, at once. */
export function Switch({ children, description, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={classNames(styles.field, className)}>
      <SwitchButton className={classNames(styles.button)}>
        <span className={styles.words}>{children}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      <FieldHint description={description} isInvalid={false} />
    </SwitchField>
  )
}
