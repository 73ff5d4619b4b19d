import { Button } from '@search-foundation/ui/button'
import { SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../ground/services/services.tsx'
import { NewPasswordForm } from '../new-password-form.tsx'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { ChosenEmail } from './chosen-email.tsx'
import { returnAddress } from './return-address.ts'
import type { StepProps } from './step.ts'

/** Creates an account with a password, and mails the link that confirms its address. */
export function SignUpStep(props: StepProps) {
  const { email, onStep } = props
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()

  async function signUp(password: string): Promise<void> {
    notifySignedIn(await auth.signUp({ email, password }))
    try {
      await auth.account.sendVerification(returnAddress())
      notify({ tone: 'info', message: t('security.email.confirmSent', { email }) })
    } catch (error) {
      // The account is created; the settings offer the link again.
      console.warn('The confirmation link could not be sent.', error)
    }
  }

  return (
    <NewPasswordForm
      account={<ChosenEmail {...props} />}
      label={t('field.password.label')}
      submit={<SubmitButton fullWidth>{t('step.sign-up.submit')}</SubmitButton>}
      onSubmit={signUp}
    >
      <Button variant="quiet" fullWidth onClick={() => onStep('password')}>
        {t('step.password.open')}
      </Button>
    </NewPasswordForm>
  )
}
