import { createContext, useContext } from 'react'

import type { Quote } from '../_quote/quote.ts'

/** Why a submission failed. */
export interface FormFailure {
  /** Text for the user, in the language of the page. */
  text: string
  /** What a service said about it, in the service's language. Shown below the text. */
  quote?: Quote
}

export interface FormContextValue {
  /** Id of the `<form>`, for a submit button outside of it. */
  id: string
  /** Whether a submission is in progress. */
  isSubmitting: boolean
  /** Why the last submission failed. */
  failure: FormFailure | undefined
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
