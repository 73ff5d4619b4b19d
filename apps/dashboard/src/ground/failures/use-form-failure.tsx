import type { FormFailure } from '@search-foundation/ui/form'
import { useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'

import { FailureHelp } from './failure-help.tsx'
import { useFailure } from './use-failure.ts'

/** How a form shows why its call failed: `failureText` for the form, and `help` for its content, before the buttons. */
export function useFormFailure(): { failureText: (error: unknown) => FormFailure; help: ReactNode } {
  const failure = useFailure()
  const [error, setError] = useState<unknown>()
  return {
    failureText(thrown) {
      setError(thrown)
      return failure.wordsOf(thrown)
    },
    help: <FormHelp error={error} />,
  }
}

/** Nothing after the form was sent again. */
function FormHelp({ error }: { error: unknown }) {
  const { errors } = useFormState()
  return errors.root?.['server'] === undefined ? null : <FailureHelp error={error} />
}
