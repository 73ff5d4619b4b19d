import { Form, FormActions, FormTextField } from '@search-foundation/ui/form'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useServices } from '../../ground/services/services.tsx'
import { newPasswordSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'
import { useNewPassword } from './use-new-password.ts'

export interface NewPasswordFormProps {
  /** The account, above the field: visible, or for password managers only. */
  account: ReactNode
  label: string
  submit: ReactNode
  onSubmit: (password: string) => Promise<void>
  /** What follows the button. */
  children?: ReactNode
}

/** Asks for a new password. What it still lacks is shown while it is typed. */
export function NewPasswordForm({ account, label, submit, onSubmit, children }: NewPasswordFormProps) {
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const errorText = useErrorText('auth')
  const form = useValidatedForm(newPasswordSchema(auth.checkPassword), { password: '' })
  const password = useWatch({ control: form.control, name: 'password' })
  const { lengths, missing, hint } = useNewPassword(password)
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit(values.password)}
      errorText={(key) => missing || errorText(key, lengths)}
      failureText={failureText}
    >
      {account}
      <FormTextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="new-password"
        label={label}
        description={missing || hint}
      />
      <FormActions>{submit}</FormActions>
      {children}
    </Form>
  )
}
