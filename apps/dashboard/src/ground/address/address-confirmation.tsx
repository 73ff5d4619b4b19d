import { formatDateTime } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { notify } from '@search-foundation/ui/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../failures/use-failure.ts'

export interface AddressConfirmationProps {
  email: string
  /** When the newest link was sent; null if none was. */
  sentAt: string | null
  /** Requests another link. Returns when the newest one was sent, which is `sentAt` if it is too recent for another one. */
  onSendAgain: () => Promise<string | null | undefined>
}

/** Shows that mails wait until their address is confirmed, and sends another link. */
export function AddressConfirmation({ email, sentAt, onSendAgain }: AddressConfirmationProps) {
  const { t, i18n } = useTranslation(['dashboard-alerts', 'auth'])
  const failure = useFailure()
  const [isSending, setSending] = useState(false)

  async function sendAgain(): Promise<void> {
    setSending(true)
    try {
      const isSent = (await onSendAgain()) !== sentAt
      if (isSent) notify({ tone: 'positive', message: t('linkSent', { email }) })
      else notify({ tone: 'warning', message: t('linkNotSent') })
    } catch (error) {
      failure.show(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <Callout
      tone="warning"
      title={t('waiting')}
      action={
        <Button size="sm" isPending={isSending} onClick={() => void sendAgain()}>
          {t('auth:link.sendAgain')}
        </Button>
      }
    >
      {sentAt === null
        ? t('notSentText', { email })
        : t('waitingText', { email, time: formatDateTime(sentAt, i18n.language) })}
    </Callout>
  )
}
