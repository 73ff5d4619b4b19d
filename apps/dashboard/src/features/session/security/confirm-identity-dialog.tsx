import { SecondFactorError, type SecondFactorChallenge } from '@search-foundation/auth/second-factor'
import { socialProviders } from '@search-foundation/auth/types'
import { Dialog } from '@search-foundation/ui/dialog'
import { Divider } from '@search-foundation/ui/divider'
import { FormUsername, SubmitButton } from '@search-foundation/ui/form'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices, useSignedIn } from '../../../ground/services/services.tsx'
import { CurrentPasswordForm } from '../current-password-form.tsx'
import { ProviderButtons } from '../provider-buttons.tsx'
import { SecondFactorForm } from '../second-factor-form.tsx'

export interface ConfirmIdentityDialogProps {
  isOpen: boolean
  onConfirmed: () => void
  onDismissed: () => void
}

/** Asks the signed-in user to sign in again, in the ways that the account has. */
export function ConfirmIdentityDialog({ isOpen, onConfirmed, onDismissed }: ConfirmIdentityDialogProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const user = useSignedIn()
  const providers = user?.providers ?? []
  const linked = socialProviders.filter((provider) => providers.includes(`${provider}.com`))
  const hasPassword = providers.includes('password')

  const [challenge, setChallenge] = useState<SecondFactorChallenge>()
  // The next confirmation begins with the first way to sign in again.
  if (!isOpen && challenge !== undefined) setChallenge(undefined)

  async function confirm(signIn: () => Promise<void>): Promise<void> {
    try {
      await signIn()
      onConfirmed()
    } catch (error) {
      if (!(error instanceof SecondFactorError)) throw error
      setChallenge(error.challenge)
    }
  }

  return (
    <Dialog
      size="sm"
      title={t('security.confirmIdentity.title')}
      description={t('security.confirmIdentity.description')}
      isOpen={isOpen}
      onOpenChange={(isShown) => !isShown && onDismissed()}
    >
      {challenge !== undefined ? (
        <SecondFactorForm challenge={challenge} onConfirmed={onConfirmed} />
      ) : (
        <Stack gap="md">
          {hasPassword && (
            <CurrentPasswordForm
              account={<FormUsername value={user?.email ?? ''} />}
              label={t('field.password.label')}
              submit={<SubmitButton fullWidth>{t('security.confirmIdentity.submit')}</SubmitButton>}
              onSubmit={(password) => confirm(() => auth.account.confirmPassword(password))}
            />
          )}
          {hasPassword && linked.length > 0 && <Divider label={t('or')} />}
          {linked.length > 0 && (
            <ProviderButtons
              providers={linked}
              onChoose={(provider) => confirm(() => auth.account.confirmWith(provider))}
            />
          )}
          <Text tone="muted" size="sm">
            {t('security.confirmIdentity.other')}
          </Text>
        </Stack>
      )}
    </Dialog>
  )
}
