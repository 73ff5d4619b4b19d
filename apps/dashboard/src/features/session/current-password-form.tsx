import { Form, FormActions, FormTextField } from '@search-foundation/ui/form'
import type { ReactNode } from 'react'

import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { passwordSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'

export interface CurrentPasswordFormProps {
  /** The account, above the field: visible, or for password managers only. */
  account: ReactNode
  label: string
  submit: ReactNode
  onSubmit: (password: string) => Promise<void>
}

/** Asks for the password of an account. */
export function CurrentPasswordForm({ account, label, submit, onSubmit }: CurrentPasswordFormProps) {
  const failureText = useAuthFailure()
  const errorText = useErrorText('auth')
  const form = useValidatedForm(passwordSchema, { password: '' })
  return (
    <Form
      form={form}
      onSubmit={({ password }) => onSubmit(password)}
      errorText={errorText}
      failureText={failureText}
    >
      {account}
      <FormTextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="current-password"
        label={label}
      />
      <FormActions>{submit}</FormActions>
    </Form>
  )
}
