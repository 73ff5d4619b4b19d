import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useErrorText } from '../../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { emailSchema } from '../sign-in-schema.ts'
import { useAuthFailure } from '../use-auth-failure.ts'

export interface EmailFormProps {
  defaultEmail?: string
  /** May throw `AuthError`, which is shown in the form. */
  onSubmit: (email: string) => void | Promise<void>
  submitLabel: string
  /** Below the button. */
  children?: ReactNode
}

/** A form that asks for the email address only. */
export function EmailForm({ defaultEmail = '', onSubmit, submitLabel, children }: EmailFormProps) {
  const { t } = useTranslation('auth')
  const failureText = useAuthFailure()
  const errorText = useErrorText('auth')
  const form = useValidatedForm(emailSchema, { email: defaultEmail })
  return (
    <Form
      form={form}
      onSubmit={({ email }) => onSubmit(email)}
      errorText={errorText}
      failureText={failureText}
    >
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="username"
        label={t('field.email.label')}
      />
      <FormActions>
        <SubmitButton fullWidth>{submitLabel}</SubmitButton>
      </FormActions>
      {children}
    </Form>
  )
}
