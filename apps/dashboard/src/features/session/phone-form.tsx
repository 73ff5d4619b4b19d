import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { phoneSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'

export interface PhoneFormProps {
  /** Sends a code. Throws `AuthError`, which is shown in the form. */
  onSubmit: (phoneNumber: string) => Promise<void>
  /** Below the button. */
  children?: ReactNode
}

/** Asks for the phone number that a code is sent to. */
export function PhoneForm({ onSubmit, children }: PhoneFormProps) {
  const { t } = useTranslation('auth')
  const failureText = useAuthFailure()
  const errorText = useErrorText('auth')
  const form = useValidatedForm(phoneSchema, { phone: '' })
  return (
    <Form
      form={form}
      onSubmit={({ phone }) => onSubmit(phone)}
      errorText={errorText}
      failureText={failureText}
    >
      <FormTextField
        control={form.control}
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('field.phone.label')}
        description={t('field.phone.hint')}
      />
      <FormActions>
        <SubmitButton fullWidth>{t('factor.send')}</SubmitButton>
      </FormActions>
      {children}
    </Form>
  )
}
