import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { ModeLinks } from './mode-links.tsx'
import type { ModeProps } from './mode.ts'
import { emailSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'

export interface EmailFormProps extends ModeProps {
  /** Throws `AuthError`, which is shown in the form. */
  onSubmit: (email: string) => Promise<void>
  submitLabel: string
  /** Above the field. */
  notice?: ReactNode
  /** Below the button. */
  hint?: ReactNode
}

/** A form of the sign-in dialog that asks for the email address only. */
export function EmailForm({ onSubmit, submitLabel, notice, hint, ...mode }: EmailFormProps) {
  const { t } = useTranslation('auth')
  const failureText = useAuthFailure()
  const form = useValidatedForm(emailSchema, { email: '' })
  return (
    <Form
      form={form}
      onSubmit={({ email }) => onSubmit(email)}
      errorText={(key) => t(key as MessageKey<'auth'>)}
      failureText={failureText}
    >
      {notice}
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="email"
        label={t('field.email.label')}
      />
      <FormActions>
        <SubmitButton fullWidth>{submitLabel}</SubmitButton>
      </FormActions>
      {hint}
      <ModeLinks {...mode} />
    </Form>
  )
}
