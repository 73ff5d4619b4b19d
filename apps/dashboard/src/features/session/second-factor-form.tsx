import type { SecondFactor, SecondFactorChallenge } from '@search-foundation/auth/second-factor'
import { Button } from '@search-foundation/ui/button'
import { Form, FormActions, SubmitButton } from '@search-foundation/ui/form'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { CodeForm } from './code-form.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { useAuthFailure } from './use-auth-failure.ts'
import { useFactorName } from './use-factor-name.ts'

export interface SecondFactorFormProps {
  challenge: SecondFactorChallenge
  onConfirmed: () => void
}

const nothing = v.object({})

/** Asks for one of the second factors of an account: which one if there are several, then its code. */
export function SecondFactorForm({ challenge, onConfirmed }: SecondFactorFormProps) {
  const { t } = useTranslation('auth')
  const nameOf = useFactorName()
  const [only, second] = challenge.factors
  const [chosen, setChosen] = useState<SecondFactor | undefined>(second === undefined ? only : undefined)
  if (chosen === undefined) {
    return (
      <Stack gap="sm">
        {challenge.factors.map((factor) => (
          <Button key={factor.id} variant="outline" fullWidth onClick={() => setChosen(factor)}>
            {nameOf(factor)}
          </Button>
        ))}
      </Stack>
    )
  }
  return (
    <Stack gap="sm">
      <ChosenFactor key={chosen.id} factor={chosen} challenge={challenge} onConfirmed={onConfirmed} />
      {second !== undefined && (
        <Button variant="quiet" fullWidth onClick={() => setChosen(undefined)}>
          {t('factor.other')}
        </Button>
      )}
    </Stack>
  )
}

/** The code of one factor. One that is sent to a phone is sent on request, and can be sent again. */
function ChosenFactor({ factor, challenge, onConfirmed }: SecondFactorFormProps & { factor: SecondFactor }) {
  const { t } = useTranslation('auth')
  const [isSent, setSent] = useState(false)
  const phone = factor.phoneNumber

  async function send(): Promise<void> {
    await challenge.sendCode(factor)
    setSent(true)
  }
  async function confirm(code: string): Promise<void> {
    await challenge.confirm(factor, code)
    onConfirmed()
  }

  if (factor.kind === 'totp') return <CodeForm description={t('factor.fromApp')} onSubmit={confirm} />
  if (!isSent) return <SendForm text={t('factor.sendTo', { phone })} label={t('factor.send')} onSend={send} />
  return (
    <>
      <CodeForm description={t('factor.sent', { phone })} onSubmit={confirm} />
      <SendForm label={t('factor.sendAgain')} onSend={send} />
      <OutboxHint />
    </>
  )
}

interface SendFormProps {
  text?: string
  label: string
  onSend: () => Promise<void>
}

function SendForm({ text, label, onSend }: SendFormProps) {
  const failureText = useAuthFailure()
  const form = useValidatedForm(nothing, {})
  return (
    <Form form={form} onSubmit={onSend} failureText={failureText}>
      {text !== undefined && <Text>{text}</Text>}
      <FormActions>
        <SubmitButton fullWidth variant={text === undefined ? 'quiet' : 'solid'}>
          {label}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
