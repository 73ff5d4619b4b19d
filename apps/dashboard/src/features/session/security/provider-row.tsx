import type { SocialProvider } from '@search-foundation/auth/types'
import { notify } from '@search-foundation/ui/notifications'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../ground/services/services.tsx'
import { ProviderMark } from '../provider-mark.tsx'
import { providerNames } from '../provider-names.ts'
import { useAuthFailure } from '../use-auth-failure.ts'
import { ConnectionRow } from './connection-row.tsx'

export interface ProviderRowProps {
  provider: SocialProvider
  providers: readonly string[]
}

/** Whether an account of another company is connected, and the way to connect or disconnect it. */
export function ProviderRow({ provider, providers }: ProviderRowProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure('account')
  const [isPending, setPending] = useState(false)
  const name = { provider: providerNames[provider] }
  const providerId = `${provider}.com`
  const isConnected = providers.includes(providerId)

  useEffect(() => {
    // So that the window opens at once. A failure is reported by the click.
    if (!isConnected) void auth.prepareSignInWith().catch(() => undefined)
  }, [auth, isConnected])

  async function connect(): Promise<void> {
    setPending(true)
    try {
      await auth.account.linkWith(provider)
      notify({ tone: 'positive', message: t('security.provider.linked', name) })
    } catch (error) {
      notify({ tone: 'negative', message: failureText(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <ConnectionRow
      providerId={providerId}
      providers={providers}
      state={
        <>
          <ProviderMark provider={provider} />
          {t(isConnected ? 'security.provider.connected' : 'security.provider.none')}
        </>
      }
      isPending={isPending}
      onConnect={() => void connect()}
      texts={{
        connect: t('security.provider.connect', name),
        disconnect: t('security.provider.disconnect', name),
        question: t('security.provider.question', name),
        questionText: t('security.provider.questionText', name),
        unlinked: t('security.provider.unlinked', name),
      }}
    />
  )
}
