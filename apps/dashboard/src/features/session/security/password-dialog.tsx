import { Dialog } from '@search-foundation/ui/dialog'
import { FormUsername, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useServices, useSignedIn } from '../../../ground/services/services.tsx'
import { NewPasswordForm } from '../new-password-form.tsx'
import { useRecentSignIn } from './use-recent-sign-in.tsx'

export interface PasswordDialogProps {
  /** Names what the dialog does: change the password, or set the first one. */
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function PasswordDialog({ title, isOpen, onOpenChange }: PasswordDialogProps) {
  const { t } = useTranslation('auth')
  return (
    <Dialog
      size="sm"
      title={title}
      description={t('security.password.description')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <PasswordForm submitLabel={title} onChanged={() => onOpenChange(false)} />
    </Dialog>
  )
}

function PasswordForm({ submitLabel, onChanged }: { submitLabel: string; onChanged: () => void }) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const user = useSignedIn()
  const recent = useRecentSignIn()

  async function submit(password: string): Promise<void> {
    await recent.run(() => auth.account.changePassword(password))
    notify({ tone: 'positive', message: t('security.password.changed') })
    onChanged()
  }

  return (
    <>
      <NewPasswordForm
        account={<FormUsername value={user?.email ?? ''} />}
        label={t('security.password.new')}
        submit={<SubmitButton fullWidth>{submitLabel}</SubmitButton>}
        onSubmit={submit}
      />
      {recent.dialog}
    </>
  )
}
