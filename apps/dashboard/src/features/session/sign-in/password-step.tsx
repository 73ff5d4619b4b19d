import { Button } from '@search-foundation/ui/button'
import { Divider } from '@search-foundation/ui/divider'
import { SubmitButton } from '@search-foundation/ui/form'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../ground/services/services.tsx'
import { CurrentPasswordForm } from '../current-password-form.tsx'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { ChosenEmail } from './chosen-email.tsx'
import type { StepProps } from './step.ts'

/** Every way to sign in with an address. All are offered for each address, so that the step reveals no accounts. */
export function PasswordStep(props: StepProps) {
  const { email, onStep } = props
  const { t } = useTranslation(['auth', 'common'])
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()

  return (
    <Stack gap="md">
      <CurrentPasswordForm
        account={<ChosenEmail {...props} />}
        label={t('field.password.label')}
        submit={<SubmitButton fullWidth>{t('common:signIn')}</SubmitButton>}
        onSubmit={async (password) => notifySignedIn(await auth.signIn({ email, password }))}
      />
      <Divider label={t('or')} />
      <Stack gap="sm">
        {(['link', 'sign-up'] as const).map((other) => (
          <Button key={other} variant="outline" fullWidth onClick={() => onStep(other)}>
            {t(`step.${other}.open`)}
          </Button>
        ))}
        <Button variant="quiet" fullWidth onClick={() => onStep('reset')}>
          {t('step.reset.open')}
        </Button>
      </Stack>
    </Stack>
  )
}
