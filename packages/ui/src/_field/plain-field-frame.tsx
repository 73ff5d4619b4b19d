import { useId, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ErrorText } from './error-text.tsx'
import type { FieldProps } from './field-props.ts'
import { RequiredMark } from './required-mark.tsx'
import styles from './field.module.css'

/** Separates the props of a native field into those of its frame and the attributes of its control. */
export function usePlainField<Props extends FieldProps & { id?: string | undefined }>({
  label,
  hideLabel,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isRequired,
  isDisabled,
  className,
  id: givenId,
  ...rest
}: Props) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const hint = errorMessage || description
  return {
    frame: { id, label, hideLabel, description, errorMessage, isRequired, className },
    box: { isInvalid, isDisabled },
    control: {
      ...rest,
      id,
      required: isRequired,
      disabled: isDisabled,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': hint ? `${id}-hint` : undefined,
    },
  }
}

type PlainFieldFrameProps = ReturnType<typeof usePlainField>['frame'] & {
  /** Control of the field. */
  children: ReactNode
}

/** Label, control and hint of a native field, linked by ids. */
export function PlainFieldFrame({
  id,
  label,
  hideLabel,
  description,
  errorMessage,
  isRequired,
  className,
  children,
}: PlainFieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children}
      {errorMessage ? (
        <p className={styles.error} id={`${id}-hint`} role="alert">
          <ErrorText>{errorMessage}</ErrorText>
        </p>
      ) : (
        description !== undefined && (
          <p className={styles.description} id={`${id}-hint`}>
            {description}
          </p>
        )
      )}
    </div>
  )
}
