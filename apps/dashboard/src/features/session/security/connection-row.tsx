import { Button } from '@search-foundation/ui/button'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useOpened } from '../../../ground/query/use-opened.ts'
import { useServices } from '../../../ground/services/services.tsx'
import { useAuthFailure } from '../use-auth-failure.ts'

export interface ConnectionRowProps {
  /** The id of the way to sign in among `providers`. */
  providerId: string
  providers: readonly string[]
  /** What is connected, or that nothing is. */
  state: ReactNode
  isPending?: boolean
  onConnect: () => void
  texts: Readonly<Record<'connect' | 'disconnect' | 'question' | 'questionText' | 'unlinked', string>>
}

/** A way to sign in that can be connected and disconnected; never the last one. */
export function ConnectionRow({
  providerId,
  providers,
  state,
  isPending = false,
  onConnect,
  texts,
}: ConnectionRowProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure('account')
  const { open, dialogOf } = useOpened('dialog')
  const question = `disconnect-${providerId}`
  const isConnected = providers.includes(providerId)
  const isLast = isConnected && providers.length === 1

  async function disconnect(): Promise<void> {
    try {
      await auth.account.unlink(providerId)
      notify({ tone: 'positive', message: texts.unlinked })
    } catch (error) {
      notify({ tone: 'negative', message: failureText(error) })
      throw error
    }
  }

  return (
    <Stack gap="xs">
      <Row justify="between">
        <Row as="span">{state}</Row>
        <Button
          size="sm"
          isPending={isPending}
          isDisabled={isLast}
          onClick={() => (isConnected ? open('dialog', question) : onConnect())}
        >
          {isConnected ? texts.disconnect : texts.connect}
        </Button>
      </Row>
      {isLast && (
        <Text tone="muted" size="sm">
          {t('security.provider.last')}
        </Text>
      )}
      <ConfirmDialog
        title={texts.question}
        description={texts.questionText}
        confirmLabel={texts.disconnect}
        {...dialogOf('dialog', question)}
        onConfirm={disconnect}
      />
    </Stack>
  )
}
