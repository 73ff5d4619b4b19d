import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components'

import { FieldHint } from '../_field/field-hint.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import { CheckIcon, Icon, MinusIcon } from '../icon/index.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps
  extends
    Omit<FieldProps, 'label' | 'hideLabel'>,
    Omit<CheckboxFieldProps, keyof FieldProps | 'children' | 'style'> {
  /** Label beside the box. */
  children: ReactNode
}

/** Field for yes or no that takes effect when the form is submitted. For an immediate effect, use Switch. */
export function Checkbox({ children, className, ...props }: CheckboxProps) {
  const { frame, root } = splitFieldProps(props)
  return (
    <CheckboxField {...root} className={classNames(styles.field, className)}>
      <CheckboxButton className={classNames(styles.button)}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {isIndeterminate ? (
                <Icon of={MinusIcon} size="sm" />
              ) : (
                isSelected && <Icon of={CheckIcon} size="sm" />
              )}
            </span>
            <span className={styles.words}>{children}</span>
          </>
        )}
      </CheckboxButton>
      <div className={styles.hint}>
        <FieldHint
          description={frame.description}
          errorMessage={frame.errorMessage}
          isInvalid={frame.isInvalid}
        />
      </div>
    </CheckboxField>
  )
}
