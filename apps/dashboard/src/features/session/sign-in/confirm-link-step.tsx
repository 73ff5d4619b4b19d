import { Button } from '@search-foundation/ui/button'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../ground/services/services.tsx'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { EmailForm } from './email-form.tsx'
import type { StepProps } from './step.ts'

/** Asks for the address that a sign-in link was sent to: it was not requested in this browser, so it may be somebody else's. */
export function ConfirmLinkStep({ onStep }: StepProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()
  return (
    <EmailForm
      onSubmit={async (email) => notifySignedIn(await auth.signInWithLink(location.href, email))}
      submitLabel={t('common:signIn')}
    >
      <Button variant="quiet" fullWidth onClick={() => onStep('email')}>
        {t('step.email.open')}
      </Button>
    </EmailForm>
  )
}
