import { socialProviders, type SocialProvider } from '@search-foundation/auth/auth'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { useAuthFailure } from './use-auth-failure.ts'
import { useSignedInNotice } from './use-signed-in-notice.ts'

/** Names that are the same in every language. */
const names: Readonly<Record<SocialProvider, string>> = { google: 'Google', github: 'GitHub' }

/** Sign-in with an account of another company, in a window. A failure is shown above the buttons. */
export function ProviderButtons() {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const notifySignedIn = useSignedInNotice()
  const [pending, setPending] = useState<SocialProvider>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    // A failure is reported by the click.
    void auth.prepareSignInWith().catch(() => undefined)
  }, [auth])

  async function signInWith(provider: SocialProvider): Promise<void> {
    setPending(provider)
    setFailure(undefined)
    try {
      notifySignedIn(await auth.signInWith(provider))
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(undefined)
    }
  }

  return (
    <Stack gap="sm">
      {failure !== undefined && <Callout tone="negative">{failure}</Callout>}
      {socialProviders.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          fullWidth
          icon={<ProviderMark provider={provider} />}
          isPending={pending === provider}
          isDisabled={pending !== undefined && pending !== provider}
          onPress={() => void signInWith(provider)}
        >
          {t('continueWith', { provider: names[provider] })}
        </Button>
      ))}
    </Stack>
  )
}
