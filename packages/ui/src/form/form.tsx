import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'

import { classNames } from '../class-names.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { FormContext, type FormFailure } from './form-context.ts'
import styles from './form.module.css'

/** Key of errors that belong to no field, in react-hook-form. */
const failurePath = 'root.server'

const asIs = (message: string) => message

export interface FormProps<Values extends FieldValues, Transformed> {
  /** Form object of react-hook-form's `useForm`. */
  form: UseFormReturn<Values, unknown, Transformed>
  /** Called with valid values. The form is pending until a returned promise settles. */
  onSubmit: (values: Transformed) => void | Promise<unknown>
  /** Turns an error thrown by `onSubmit` into text for the user. Without it, errors are not caught. */
  failureText?: (error: unknown) => string | FormFailure
  /**
   * Turns the message of a validation error into text for the user, for schemas whose messages are translation keys.
   * @default the message itself
   */
  errorText?: (message: string) => string
  /** Fields and `FormActions`. */
  children: ReactNode
  /** Class name added to the `<form>`. */
  className?: string
}

/**
 * Form over react-hook-form. Validates on submit, focuses the first invalid field, and shows why a submission failed. Fields are
 * bound by name: `<FormTextField control={form.control} name="email" label="Email" />`. Fields that several forms share take the
 * form from react-hook-form's `useFormContext`.
 */
export function Form<Values extends FieldValues, Transformed>({
  form,
  onSubmit,
  failureText,
  errorText = asIs,
  children,
  className,
}: FormProps<Values, Transformed>) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { isSubmitting, submitCount, errors } = useFormState({ control: form.control })
  const [quote, setQuote] = useState<FormFailure['quote']>()
  const message = errors.root?.['server']?.message

  // Runs after the errors of a submission are drawn, so that the document order of invalid fields is known.
  useEffect(() => {
    if (submitCount > 0 && element.current) focusFirstInvalid(element.current)
  }, [submitCount])

  const submitValid = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values)
    } catch (error) {
      if (!failureText) throw error
      const failure = failureText(error)
      const { text, quote: words } = typeof failure === 'string' ? { text: failure } : failure
      setQuote(words)
      form.setError(failurePath, { message: text })
    }
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSubmitting) void submitValid(event)
  }

  const context = useMemo(
    () => ({
      id,
      isSubmitting,
      failure: message === undefined ? undefined : { text: message, ...(quote && { quote }) },
      errorText,
    }),
    [id, isSubmitting, message, quote, errorText],
  )
  return (
    <FormContext value={context}>
      <form
        ref={element}
        id={id}
        noValidate
        className={classNames(styles.form, className)}
        aria-busy={isSubmitting || undefined}
        onSubmit={submit}
      >
        <FormProvider {...form}>{children}</FormProvider>
      </form>
    </FormContext>
  )
}
