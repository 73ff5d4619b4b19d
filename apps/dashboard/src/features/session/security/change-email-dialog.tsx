import { Callout } from '@search-foundation/ui/callout'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useErrorText } from '../../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices, useSignedIn } from '../../../ground/services/services.tsx'
import { OutboxHint } from '../outbox-hint.tsx'
import { newEmailSchema } from '../sign-in-schema.ts'
import { useAuthFailure } from '../use-auth-failure.ts'
import { useRecentSignIn } from './use-recent-sign-in.tsx'

export interface ChangeEmailDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Mails a link to the new address of the account, which is used once the link is opened. */
export function ChangeEmailDialog({ isOpen, onOpenChange }: ChangeEmailDialogProps) {
  const { t } = useTranslation('auth')
  return (
    <Dialog
      size="sm"
      title={t('security.changeEmail.title')}
      description={t('security.changeEmail.description')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <EmailForm />
    </Dialog>
  )
}

function EmailForm() {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const present = useSignedIn()?.email ?? null
  const failureText = useAuthFailure('account')
  const recent = useRecentSignIn()
  const [sentTo, setSentTo] = useState<string>()
  const errorText = useErrorText('auth')
  const form = useValidatedForm(newEmailSchema(present), { email: '' })

  async function submit({ email }: { email: string }): Promise<void> {
    await recent.run(() => auth.account.changeEmail(email, location.href))
    setSentTo(email)
  }

  return (
    <>
      <Form form={form} onSubmit={submit} errorText={errorText} failureText={failureText}>
        {sentTo !== undefined && (
          <Callout tone="positive" title={t('security.changeEmail.sentTitle', { email: sentTo })}>
            {t('security.changeEmail.sentText', { current: present })}
          </Callout>
        )}
        <FormTextField
          control={form.control}
          name="email"
          type="email"
          autoComplete="email"
          label={t('security.changeEmail.field')}
        />
        <FormActions>
          <SubmitButton fullWidth>
            {t(sentTo === undefined ? 'security.changeEmail.submit' : 'link.sendAgain')}
          </SubmitButton>
        </FormActions>
        <OutboxHint />
      </Form>
      {recent.dialog}
    </>
  )
}
