import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Form, FormActions, SubmitButton } from '@search-foundation/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices } from '../../../ground/services/services.tsx'
import { OutboxHint } from '../outbox-hint.tsx'
import { useAuthFailure } from '../use-auth-failure.ts'
import { ChosenEmail } from './chosen-email.tsx'
import { returnAddress } from './return-address.ts'
import type { StepProps } from './step.ts'

export interface MailStepProps extends StepProps {
  /** What the link is for: to sign in and come back to the current page, or to set a new password. */
  purpose: 'link' | 'reset'
}

const nothing = v.object({})

/** Mails a link to the address. The confirmation is the same with and without an account. The link can be sent again. */
export function MailStep({ purpose, ...props }: MailStepProps) {
  const { email, onStep } = props
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const form = useValidatedForm(nothing, {})
  const [isSent, setSent] = useState(false)

  async function send(): Promise<void> {
    await (purpose === 'link' ? auth.sendSignInLink(email, returnAddress()) : auth.sendPasswordReset(email))
    setSent(true)
  }

  return (
    <Form form={form} onSubmit={send} failureText={failureText}>
      <ChosenEmail {...props} />
      {isSent && (
        <Callout tone="positive" title={t(`step.${purpose}.sentTitle`, { email })} announce>
          {t(`step.${purpose}.sentText`)}
        </Callout>
      )}
      <FormActions>
        <SubmitButton fullWidth variant={isSent ? 'outline' : 'solid'}>
          {t(isSent ? 'link.sendAgain' : `step.${purpose}.submit`)}
        </SubmitButton>
      </FormActions>
      <Button variant="quiet" fullWidth onClick={() => onStep('password')}>
        {t('step.password.open')}
      </Button>
      <OutboxHint />
    </Form>
  )
}
