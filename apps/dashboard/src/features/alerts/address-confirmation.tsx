import type { BalanceNotificationInfo } from '@search-foundation/api-client'
import { formatDateTime } from '@search-foundation/i18n/format'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useSetBalanceNotificationMutation } from '@search-foundation/store/endpoints/billing'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { notify } from '@search-foundation/ui/notifications'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'

export interface AddressConfirmationProps {
  saved: BalanceNotificationInfo
}

/** Shows that alerts wait until their address is confirmed, and sends another link. */
export function AddressConfirmation({ saved }: AddressConfirmationProps) {
  const { t, i18n } = useTranslation(['dashboard-alerts', 'auth'])
  const apiKey = useApiKey()
  const failure = useFailure()
  const [save, { isLoading }] = useSetBalanceNotificationMutation()
  const { email, thresholds, confirmation_sent_at: sentAt } = saved

  async function sendAgain(): Promise<void> {
    try {
      const result = await save({ apiKey, notification: { thresholds, email } }).unwrap()
      const isSent = result?.confirmation_sent_at !== sentAt
      if (isSent) notify({ tone: 'positive', message: t('linkSent', { email }) })
      else notify({ tone: 'warning', message: t('linkNotSent') })
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <Callout
      tone="warning"
      title={t('waiting')}
      action={
        <Button size="sm" isPending={isLoading} onPress={() => void sendAgain()}>
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
