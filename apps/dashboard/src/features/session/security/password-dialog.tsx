import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormTextField, FormUsername, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices, useSignedIn } from '../../../ground/services/services.tsx'
import { newPasswordSchema } from '../sign-in-schema.ts'
import { useAuthFailure } from '../use-auth-failure.ts'
import { useNewPassword } from '../use-new-password.ts'
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
  const failureText = useAuthFailure()
  const recent = useRecentSignIn()
  const form = useValidatedForm(newPasswordSchema(auth.checkPassword), { password: '' })
  const password = useWatch({ control: form.control, name: 'password' })
  const { lengths, description } = useNewPassword(password, form.formState.errors.password !== undefined)

  async function submit(values: { password: string }): Promise<void> {
    await recent.run(() => auth.account.changePassword(values.password))
    notify({ tone: 'positive', message: t('security.password.changed') })
    onChanged()
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        errorText={(key) => t(key as MessageKey<'auth'>, lengths)}
        failureText={failureText}
      >
        <FormUsername value={user?.email ?? ''} />
        <FormTextField
          control={form.control}
          name="password"
          type="password"
          autoComplete="new-password"
          label={t('security.password.new')}
          description={description}
        />
        <FormActions>
          <SubmitButton fullWidth>{submitLabel}</SubmitButton>
        </FormActions>
      </Form>
      {recent.dialog}
    </>
  )
}
