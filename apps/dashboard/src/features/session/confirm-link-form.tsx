import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'
import { EmailForm } from './email-form.tsx'
import type { ModeProps } from './mode.ts'
import { useSignedInNotice } from './use-signed-in-notice.ts'

/** Asks for the address that a sign-in link was sent to: it was not asked for in this browser, so it may be somebody else's. */
export function ConfirmLinkForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()
  return (
    <EmailForm
      {...props}
      onSubmit={async (email) => notifySignedIn(await auth.signInWithLink(location.href, email))}
      submitLabel={t('mode.confirm-link.submit')}
    />
  )
}
