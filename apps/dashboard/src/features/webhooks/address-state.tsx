import type { Webhook } from '@search-foundation/api-client/account'
import { useRequestWebhookVerificationMutation } from '@search-foundation/store/endpoints/webhooks'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { FailureReason } from '../../ground/failures/failure-reason.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'

const challengeType = 'webhook.verification'
const answer = '{"challenge": "…"}'

/** What to do until the address of a webhook has answered its challenge. */
export function AddressState({ webhook: { id, url, verification } }: { webhook: Webhook }) {
  const { t } = useTranslation('dashboard-webhooks')
  const failure = useFailure()
  const [request, { isLoading }] = useRequestWebhookVerificationMutation()
  const { state, last_error: fault, last_error_code: code, last_status: status } = verification

  async function verifyAgain(): Promise<void> {
    try {
      await request(id).unwrap()
      notify({ tone: 'positive', message: t('verification.sent') })
    } catch (error) {
      failure.show(error)
    }
  }

  if (state === 'verified') return null
  return (
    <Callout
      tone={state === 'failed' ? 'warning' : 'info'}
      title={`${t(`verification.states.${state}`)}: ${new URL(url).host}`}
      announce
      action={
        <Button isPending={isLoading} onClick={() => void verifyAgain()}>
          {t('verification.again')}
        </Button>
      }
    >
      {fault !== null && <FailureReason code={code} error={fault} values={{ status }} />}{' '}
      {t('verification.hint', { type: challengeType, answer })}
    </Callout>
  )
}
