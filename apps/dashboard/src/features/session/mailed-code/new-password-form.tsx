import { Form, FormActions, FormTextField, FormUsername, SubmitButton } from '@search-foundation/ui/form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices } from '../../../ground/services/services.tsx'
import { newPasswordSchema } from '../sign-in-schema.ts'
import { useAuthFailure } from '../use-auth-failure.ts'
import { useNewPassword } from '../use-new-password.ts'

export interface NewPasswordFormProps {
  code: string
  /** The account; for password managers. */
  email: string | null
  onDone: () => void
}

/** Sets the password of the account that a mailed code belongs to. */
export function NewPasswordForm({ code, email, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const form = useValidatedForm(newPasswordSchema(auth.checkPassword), { password: '' })
  const password = useWatch({ control: form.control, name: 'password' })
  const { lengths, description } = useNewPassword(password, form.formState.errors.password !== undefined)

  async function save(values: { password: string }): Promise<void> {
    await auth.codes.resetPassword(code, values.password)
    onDone()
  }

  return (
    <Form
      form={form}
      onSubmit={save}
      errorText={(key) => t(key as MessageKey<'auth'>, lengths)}
      failureText={failureText}
    >
      <FormUsername value={email ?? ''} />
      <FormTextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('security.password.new')}
        description={description}
      />
      <FormActions>
        <SubmitButton>{t('code.reset-password.submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
