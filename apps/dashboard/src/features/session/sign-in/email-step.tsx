import { socialProviders } from '@search-foundation/auth/types'
import { Button } from '@search-foundation/ui/button'
import { Divider } from '@search-foundation/ui/divider'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../ground/services/services.tsx'
import { ProviderButtons } from '../provider-buttons.tsx'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { EmailForm } from './email-form.tsx'
import type { StepProps } from './step.ts'

export interface EmailStepProps extends StepProps {
  onEmail: (email: string) => void
}

/** The first step: an account of another company, or an address, which the next step offers every way for. */
export function EmailStep({ email, onEmail, onStep }: EmailStepProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()

  function submit(entered: string): void {
    onEmail(entered)
    onStep('password')
  }

  return (
    <Stack gap="md">
      <ProviderButtons
        providers={socialProviders}
        onChoose={async (provider) => notifySignedIn(await auth.signInWith(provider))}
      />
      <Divider label={t('or')} />
      <EmailForm defaultEmail={email} onSubmit={submit} submitLabel={t('step.email.submit')}>
        <Button variant="quiet" fullWidth onClick={() => onStep('phone')}>
          {t('step.phone.open')}
        </Button>
      </EmailForm>
    </Stack>
  )
}
