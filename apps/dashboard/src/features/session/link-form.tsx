import { withoutSignInLink } from '@search-foundation/auth/sign-in-link'
import { Callout } from '@search-foundation/ui/callout'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'
import { EmailForm } from './email-form.tsx'
import type { ModeProps } from './mode.ts'
import { OutboxHint } from './outbox-hint.tsx'

/** Mails a link that signs in and leads back to the present page. Can be sent again. */
export function LinkForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const [sentTo, setSentTo] = useState<string>()

  async function submit(email: string): Promise<void> {
    const returnTo = withoutSignInLink(location.href)
    returnTo.searchParams.delete('login')
    await auth.sendSignInLink(email, returnTo.href)
    setSentTo(email)
  }

  return (
    <EmailForm
      {...props}
      onSubmit={submit}
      submitLabel={t(sentTo === undefined ? 'mode.link.submit' : 'link.sendAgain')}
      notice={
        sentTo !== undefined && (
          <Callout tone="positive" title={t('link.sent.title', { email: sentTo })}>
            {t('link.sent.text')}
          </Callout>
        )
      }
      hint={<OutboxHint />}
    />
  )
}
