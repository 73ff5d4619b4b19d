import type { SocialProvider } from '@search-foundation/auth/auth'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Button } from '@search-foundation/ui/button'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useEffect, useState } from 'react'

import { useServices } from '../../../ground/services/services.tsx'
import { ProviderMark } from '../provider-mark.tsx'
import { providerNames } from '../provider-names.ts'
import { useAuthFailure } from '../use-auth-failure.ts'

/** Whether an account of another company is connected, and the way to connect or disconnect it; never the last way to sign in. */
export function ProviderRow({
  provider,
  providers,
}: {
  provider: SocialProvider
  providers: readonly string[]
}) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const name = { provider: providerNames[provider] }
  const isConnected = providers.includes(`${provider}.com`)
  const isLast = isConnected && providers.length === 1

  useEffect(() => {
    // So that the window opens at once. A failure is reported by the click.
    if (!isConnected) void auth.prepareSignInWith().catch(() => undefined)
  }, [auth, isConnected])

  /** Makes a change and shows its outcome. Throws what it throws, so that a dialog stays open. */
  async function change(work: () => Promise<void>, done: string): Promise<void> {
    setPending(true)
    try {
      await work()
      notify({ tone: 'positive', message: done })
    } catch (error) {
      notify({ tone: 'negative', message: failureText(error) })
      throw error
    } finally {
      setPending(false)
    }
  }
  const connect = () => change(() => auth.account.linkWith(provider), t('security.provider.linked', name))
  const disconnect = () =>
    change(() => auth.account.unlink(`${provider}.com`), t('security.provider.unlinked', name))

  return (
    <Stack gap="xs">
      <Row justify="between">
        <Row as="span">
          <ProviderMark provider={provider} />
          {t(isConnected ? 'security.provider.connected' : 'security.provider.none')}
        </Row>
        <Button
          size="sm"
          isPending={isPending}
          isDisabled={isLast}
          onPress={() => (isConnected ? setAsking(true) : void connect().catch(() => undefined))}
        >
          {t(isConnected ? 'security.provider.disconnect' : 'security.provider.connect', name)}
        </Button>
      </Row>
      {isLast && (
        <Text tone="muted" size="sm">
          {t('security.provider.last')}
        </Text>
      )}
      <ConfirmDialog
        title={t('security.provider.question', name)}
        description={t('security.provider.questionText', name)}
        confirmLabel={t('security.provider.disconnect', name)}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={disconnect}
      />
    </Stack>
  )
}
