import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint } from '../form-field/index.ts'
import { CheckIcon, Icon, MinusIcon } from '../icon/index.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> {
  /** What is agreed to or switched on, beside the box. */
  children: ReactNode
  /** A line below. */
  description?: ReactNode
  /** What is wrong and how to mend it. */
  errorMessage?: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** Yes or no, settled when the form is sent. For what takes effect at once, use a Switch. */
export function Checkbox({ children, description, errorMessage, className, ...rest }: CheckboxProps) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  return (
    <CheckboxField
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalid}
      className={classNames(styles.field, className)}
    >
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
        <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      </div>
    </CheckboxField>
  )
}
