import type { ReactNode } from 'react'

/** Props of every form field. */
export interface FieldProps {
  /** Label above the field. */
  label: string
  /**
   * Hides the label. Screen readers still announce it.
   * @default false
   */
  hideLabel?: boolean
  /** Hint below the field: the expected format, a limit, an example. */
  description?: ReactNode
  /** What is wrong and how to correct it. Replaces the description and marks the field as invalid. */
  errorMessage?: ReactNode
  /**
   * Marks the field as invalid.
   * @default true while `errorMessage` is set
   */
  isInvalid?: boolean
  /**
   * Marks the field as required with an asterisk and for screen readers. Validation is the form's task.
   * @default false
   */
  isRequired?: boolean
  /**
   * Prevents interaction. Explain the reason near the field.
   * @default false
   */
  isDisabled?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Separates the props that the frame of a field shows from those of its root component. */
export function splitFieldProps<Props extends Omit<FieldProps, 'label' | 'className'> & { label?: string }>({
  label,
  hideLabel,
  description,
  errorMessage,
  ...rest
}: Props) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  return {
    frame: { label, hideLabel, description, errorMessage, isInvalid, isRequired: rest.isRequired },
    root: { ...rest, isInvalid, validationBehavior: 'aria' as const },
  }
}
