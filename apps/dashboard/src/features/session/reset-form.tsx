import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'
import { EmailForm } from './email-form.tsx'
import type { ModeProps } from './mode.ts'
import { OutboxHint } from './outbox-hint.tsx'

/** Mails a link by which the password can be changed. */
export function ResetForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()

  async function submit(email: string): Promise<void> {
    await auth.sendPasswordReset(email)
    notify({ tone: 'positive', message: t('reset.sent', { email }) })
    props.onMode('sign-in')
  }

  return <EmailForm {...props} onSubmit={submit} submitLabel={t('mode.reset.submit')} hint={<OutboxHint />} />
}
