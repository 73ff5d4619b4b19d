import { createContext, useContext } from 'react'

export interface FormContextValue {
  /** Id of the `<form>`, for a submit button outside of it. */
  id: string
  /** Whether a submission is in progress. */
  isSubmitting: boolean
  /** Why the last submission failed, as text for the user. */
  failure: string | undefined
  /** Turns the message of a validation error into text for the user. */
  errorText: (message: string) => string
}

export const FormContext = createContext<FormContextValue | null>(null)

/** State of the `Form` around a component. Throws outside of a form. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('This component must be inside a <Form>.')
  return context
}
