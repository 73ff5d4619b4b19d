import type { Webhook } from '@search-foundation/api-client/account'
import {
  useRequestWebhookVerificationMutation,
  useWebhookQuery,
} from '@search-foundation/store/endpoints/webhooks'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'

export interface AddressStateProps {
  saved: Webhook
}

/** How often the state is read while the server is asked, in milliseconds. */
const pollMilliseconds = 3000

const challengeType = 'webhook.verification'
const answer = '{"challenge": "…"}'

/** Whether the address has answered its challenge, and what to do until it has. */
export function AddressState({ saved }: AddressStateProps) {
  const { t } = useTranslation('dashboard-webhooks')
  const failure = useFailure()
  const [request, { isLoading }] = useRequestWebhookVerificationMutation()
  const { state } = saved.verification
  useWebhookQuery(
    { uid: useUid() },
    { pollingInterval: state === 'pending' ? pollMilliseconds : 0, skipPollingIfUnfocused: true },
  )

  async function verifyAgain(): Promise<void> {
    try {
      await request().unwrap()
      notify({ tone: 'positive', message: t('verification.sent') })
    } catch (error) {
      failure.show(error)
    }
  }

  if (state === 'verified')
    return (
      <p>
        {t('verification.label')}{' '}
        <Badge tone="positive" dot>
          {t('verification.states.verified')}
        </Badge>
      </p>
    )
  return (
    <Callout
      tone={state === 'failed' ? 'warning' : 'info'}
      title={t(`verification.states.${state}`)}
      announce
      action={
        <Button isPending={isLoading} onClick={() => void verifyAgain()}>
          {t('verification.again')}
        </Button>
      }
    >
      {t('verification.hint', { type: challengeType, answer })}
    </Callout>
  )
}
