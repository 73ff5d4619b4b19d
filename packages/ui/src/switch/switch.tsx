import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components'

import { FieldHint } from '../_field/field-hint.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

export interface SwitchProps
  extends
    Omit<FieldProps, 'label' | 'hideLabel'>,
    Omit<SwitchFieldProps, keyof FieldProps | 'children' | 'style'> {
  /** Label beside the switch. */
  children: ReactNode
}

/** Setting that is on or off and takes effect immediately. */
export function Switch({ children, className, ...props }: SwitchProps) {
  const { frame, root } = splitFieldProps(props)
  return (
    <SwitchField {...root} className={classNames(styles.field, className)}>
      <SwitchButton className={classNames(styles.button)}>
        <span className={styles.words}>{children}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      <FieldHint
        description={frame.description}
        errorMessage={frame.errorMessage}
        isInvalid={frame.isInvalid}
      />
    </SwitchField>
  )
}
