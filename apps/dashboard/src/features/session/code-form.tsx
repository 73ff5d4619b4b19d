import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { codeSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'

export interface CodeFormProps {
  /** What the code is for, or where to find it. */
  description: string
  /** Throws `AuthError`, which is shown in the form. */
  onSubmit: (code: string) => Promise<void>
  /** Below the button. */
  children?: ReactNode
}

/** Asks for the code of a text message or of an authenticator app, and takes the focus. The browser may fill it in from the message. */
export function CodeForm({ description, onSubmit, children }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const failureText = useAuthFailure()
  const errorText = useErrorText('auth')
  const form = useValidatedForm(codeSchema, { code: '' })
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the next frame, because the dialog moves the focus itself when the focused button that sent the code is removed.
    const frame = requestAnimationFrame(() => field.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Form form={form} onSubmit={({ code }) => onSubmit(code)} errorText={errorText} failureText={failureText}>
      <div ref={field}>
        <FormTextField
          control={form.control}
          name="code"
          mono
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('field.code.label')}
          description={description}
        />
      </div>
      <FormActions>
        <SubmitButton fullWidth>{t('field.code.submit')}</SubmitButton>
      </FormActions>
      {children}
    </Form>
  )
}
