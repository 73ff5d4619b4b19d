import { FormUsername, SubmitButton } from '@search-foundation/ui/form'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../ground/services/services.tsx'
import { NewPasswordForm } from '../new-password-form.tsx'

export interface ResetPasswordFormProps {
  code: string
  /** The account; for password managers. */
  email: string | null
  onDone: () => void
}

/** Sets the password of the account that a mailed code belongs to. */
export function ResetPasswordForm({ code, email, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()

  async function save(password: string): Promise<void> {
    await auth.codes.resetPassword(code, password)
    onDone()
  }

  return (
    <NewPasswordForm
      account={<FormUsername value={email ?? ''} />}
      label={t('security.password.new')}
      submit={<SubmitButton>{t('code.reset-password.submit')}</SubmitButton>}
      onSubmit={save}
    />
  )
}
