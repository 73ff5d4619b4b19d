import type { PendingPhone } from '@search-foundation/auth/second-factor'
import { Button } from '@search-foundation/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../ground/services/services.tsx'
import { CodeForm } from '../code-form.tsx'
import { OutboxHint } from '../outbox-hint.tsx'
import { PhoneForm } from '../phone-form.tsx'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import type { StepProps } from './step.ts'

/** Signs in by a code that is sent to a phone. */
export function PhoneStep({ onStep }: StepProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()
  const [sent, setSent] = useState<PendingPhone & { to: string }>()

  async function confirm(code: string): Promise<void> {
    await sent?.confirm(code)
    const { user } = auth.session()
    if (user !== null) notifySignedIn(user)
  }

  if (sent !== undefined) {
    return (
      <CodeForm description={t('factor.sent', { phone: sent.to })} onSubmit={confirm}>
        <Button variant="quiet" fullWidth onClick={() => setSent(undefined)}>
          {t('factor.otherNumber')}
        </Button>
        <OutboxHint />
      </CodeForm>
    )
  }
  return (
    <PhoneForm onSubmit={async (to) => setSent({ ...(await auth.signInWithPhone(to)), to })}>
      <Button variant="quiet" fullWidth onClick={() => onStep('email')}>
        {t('step.email.open')}
      </Button>
    </PhoneForm>
  )
}
