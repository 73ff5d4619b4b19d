import { isSignInLink } from '@search-foundation/auth/sign-in-link'
import { Dialog } from '@search-foundation/ui/dialog'
import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageFocusAfter } from '../../../ground/focus/use-page-focus-after.ts'
import { useServices, useSession } from '../../../ground/services/services.tsx'
import { SecondFactorForm } from '../second-factor-form.tsx'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { ConfirmLinkStep } from './confirm-link-step.tsx'
import { EmailStep } from './email-step.tsx'
import { MailStep } from './mail-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import type { Step } from './step.ts'
import { useStepFocus } from './use-step-focus.ts'

export interface SignInDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A sign-in link that was requested in another browser leads here, to be completed. */
const firstStep = (): Step => (isSignInLink(location.href) ? 'confirm-link' : 'email')

/**
 * Every way to sign in, sign-up and the password reset in one dialog, the address first. The shell closes it when the user is signed in.
 */
export function SignInDialog({ isOpen, onOpenChange }: SignInDialogProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const session = useSession()
  const notifySignedIn = useSignedInNotice()
  const [chosen, setStep] = useState(firstStep)
  const step = session.status === 'second-factor' ? session.status : chosen
  const [email, setEmail] = useState('')
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setStep(firstStep())
    // The next user of this browser does not see the address.
    if (isOpen) setEmail('')
  }
  const content = useStepFocus(step)
  const props = { email, onStep: setStep }
  const title = t(`step.${step}.title`)

  function finish(): void {
    const { user } = auth.session()
    if (user !== null) notifySignedIn(user)
  }
  function changeOpen(next: boolean): void {
    if (!next) auth.dismissSecondFactor()
    onOpenChange(next)
  }

  return (
    <Dialog
      size="sm"
      title={title}
      description={t(`step.${step}.description`)}
      isOpen={isOpen}
      onOpenChange={changeOpen}
    >
      {/* A changed heading is not announced by itself; the focus moves to the field of the step. */}
      <VisuallyHidden role="status">{step === 'email' ? '' : title}</VisuallyHidden>
      <div ref={content}>
        <PageFocusAfter />
        {session.status === 'second-factor' && (
          <SecondFactorForm challenge={session.challenge} onConfirmed={finish} />
        )}
        {step === 'email' && <EmailStep {...props} onEmail={setEmail} />}
        {step === 'password' && <PasswordStep {...props} />}
        {step === 'phone' && <PhoneStep {...props} />}
        {step === 'sign-up' && <SignUpStep {...props} />}
        {(step === 'link' || step === 'reset') && <MailStep key={step} purpose={step} {...props} />}
        {step === 'confirm-link' && <ConfirmLinkStep {...props} />}
      </div>
    </Dialog>
  )
}

/** An address opens this dialog too, and the button that opened it is gone after the sign-in. */
function PageFocusAfter() {
  usePageFocusAfter()
  return null
}
