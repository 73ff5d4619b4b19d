import { useId, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react'

import { classNames } from '../class-names/index.ts'
import { CircleAlertIcon, Icon } from '../icon/index.ts'
import field from '../form-field/form-field.module.css'

export interface PlainFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'ref'> {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** What to write, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it. */
  errorMessage?: ReactNode
  /** Before the words: an icon, a unit. */
  prefix?: ReactNode
  /** After the words: a unit, a button. */
  suffix?: ReactNode
  /** For keys and addresses: the monospaced face. */
  mono?: boolean
  /** The input itself. */
  ref?: Ref<HTMLInputElement>
}

/** The look of `TextField` on a native `<input>`: no library, works in forms without a script. */
export function PlainField({
  label,
  hideLabel,
  description,
  errorMessage,
  prefix,
  suffix,
  mono,
  className,
  id,
  ...rest
}: PlainFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hint = errorMessage || description
  return (
    <div className={classNames(field.field, className)}>
      <label className={field.label} htmlFor={inputId} data-hidden={hideLabel || undefined}>
        {label}
        {rest.required && (
          <span className={field.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div
        className={field.box}
        data-invalid={errorMessage ? '' : undefined}
        data-disabled={rest.disabled || undefined}
      >
        {prefix !== undefined && <span className={field.affix}>{prefix}</span>}
        <input
          {...rest}
          id={inputId}
          className={field.input}
          data-mono={mono || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
        />
        {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
      </div>
      {errorMessage ? (
        <p className={field.error} id={`${inputId}-hint`} role="alert">
          <Icon of={CircleAlertIcon} size="sm" className={classNames(field.errorIcon)} />
          <span>{errorMessage}</span>
        </p>
      ) : (
        description !== undefined && (
          <p className={field.description} id={`${inputId}-hint`}>
            {description}
          </p>
        )
      )}
    </div>
  )
}
