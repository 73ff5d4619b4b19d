import { useId, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ErrorText } from './error-text.tsx'
import type { FieldProps } from './field-props.ts'
import { RequiredMark } from './required-mark.tsx'
import styles from './field.module.css'

/** Separates the props of a native field into those of its frame and the attributes of its control. */
export function useNativeField<
  Props extends Omit<FieldProps, 'label'> & { label?: string | undefined } & { id?: string | undefined },
>({
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

type NativeFieldFrameProps = ReturnType<typeof useNativeField>['frame'] & {
  /** Control of the field. */
  children: ReactNode
  /** Content at the end of the hint's line, such as a counter. */
  hintEnd?: ReactNode
}

/** Label, control and hint of a native field, linked by ids. */
export function NativeFieldFrame({
  id,
  label,
  hideLabel,
  description,
  errorMessage,
  isRequired,
  className,
  children,
  hintEnd,
}: NativeFieldFrameProps) {
  const hint = <NativeFieldHint id={id} description={description} errorMessage={errorMessage} />
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children}
      {hintEnd === undefined ? (
        hint
      ) : (
        <div className={styles.hintLine}>
          {hint}
          <span className={styles.count}>{hintEnd}</span>
        </div>
      )}
    </div>
  )
}

type NativeFieldHintProps = Pick<FieldProps, 'description' | 'errorMessage'> & {
  /** Id of the control that the hint describes. */
  id: string
}

/** Line below a native field: its error, or else its description. */
export function NativeFieldHint({ id, description, errorMessage }: NativeFieldHintProps) {
  if (errorMessage) {
    return (
      <p className={styles.error} id={`${id}-hint`} role="alert">
        <ErrorText>{errorMessage}</ErrorText>
      </p>
    )
  }
  if (description === undefined) return null
  return (
    <p className={styles.description} id={`${id}-hint`}>
      {description}
    </p>
  )
}
