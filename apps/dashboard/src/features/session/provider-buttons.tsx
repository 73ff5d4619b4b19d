import type { SocialProvider } from '@search-foundation/auth/types'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { providerNames } from './provider-names.ts'
import { useAuthFailure } from './use-auth-failure.ts'

export interface ProviderButtonsProps {
  providers: readonly SocialProvider[]
  /** Opens the window of a provider. Throws `AuthError`, which is shown above the buttons. */
  onChoose: (provider: SocialProvider) => Promise<void>
}

/** Buttons to use an account of another company, in a window. */
export function ProviderButtons({ providers, onChoose }: ProviderButtonsProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const [pending, setPending] = useState<SocialProvider>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    // A failure is reported by the click.
    void auth.prepareSignInWith().catch(() => undefined)
  }, [auth])

  async function choose(provider: SocialProvider): Promise<void> {
    setPending(provider)
    setFailure(undefined)
    try {
      await onChoose(provider)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(undefined)
    }
  }

  return (
    <Stack gap="sm">
      {failure !== undefined && <Callout tone="negative">{failure}</Callout>}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          fullWidth
          icon={<ProviderMark provider={provider} />}
          isPending={pending === provider}
          isDisabled={pending !== undefined && pending !== provider}
          onClick={() => void choose(provider)}
        >
          {t('continueWith', { provider: providerNames[provider] })}
        </Button>
      ))}
    </Stack>
  )
}
