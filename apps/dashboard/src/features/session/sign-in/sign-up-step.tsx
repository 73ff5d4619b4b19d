import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Button } from '@search-foundation/ui/button'
import { SubmitButton } from '@search-foundation/ui/form'

import { useServices } from '../../../ground/services/services.tsx'
import { NewPasswordForm } from '../new-password-form.tsx'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { ChosenEmail } from './chosen-email.tsx'
import type { StepProps } from './step.ts'

/** Creates an account with a password. */
export function SignUpStep(props: StepProps) {
  const { email, onStep } = props
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()

  return (
    <NewPasswordForm
      account={<ChosenEmail {...props} />}
      label={t('field.password.label')}
      submit={<SubmitButton fullWidth>{t('step.sign-up.submit')}</SubmitButton>}
      onSubmit={async (password) => notifySignedIn(await auth.signUp({ email, password }))}
    >
      <Button variant="quiet" fullWidth onPress={() => onStep('password')}>
        {t('step.password.open')}
      </Button>
    </NewPasswordForm>
  )
}
