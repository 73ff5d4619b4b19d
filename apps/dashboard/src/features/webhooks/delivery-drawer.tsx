import type { WebhookDelivery } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import { useDeliverWebhookAgainMutation, useWebhooksQuery } from '@search-foundation/store/endpoints/webhooks'
import { Button } from '@search-foundation/ui/button'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { CopyableCode } from '@search-foundation/ui/copyable-code'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Drawer } from '@search-foundation/ui/drawer'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { FailureReason } from '../../ground/failures/failure-reason.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { DeliveryState } from './delivery-state.tsx'

export interface DeliveryDrawerProps {
  /** Undefined while the drawer is closed. */
  delivery: WebhookDelivery | undefined
  isOpen: boolean
  onClose: () => void
}

/** What was sent, and what became of it. */
export function DeliveryDrawer({ delivery, isOpen, onClose }: DeliveryDrawerProps) {
  const { t } = useTranslation('dashboard-webhooks')
  return (
    <Drawer title={t('deliveries.details')} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      {delivery !== undefined && <DeliveryFacts delivery={delivery} />}
    </Drawer>
  )
}

const challengeType = 'webhook.verification'

function DeliveryFacts({ delivery }: { delivery: WebhookDelivery }) {
  const { t, i18n } = useTranslation('dashboard-webhooks')
  const failure = useFailure()
  const webhooks = useWebhooksQuery({ uid: useUid() })
  const [deliverAgain, { isLoading }] = useDeliverWebhookAgainMutation()
  const webhook = webhooks.data?.find(({ id }) => id === delivery.webhook_id)
  const time = (text: string | null) => text !== null && formatDateTime(text, i18n.language)

  async function again(): Promise<void> {
    try {
      await deliverAgain(delivery.id).unwrap()
      notify({ tone: 'positive', message: t('deliveries.sentAgain') })
    } catch (error) {
      failure.show(error)
    }
  }

  const { last_status: status, last_error: fault, last_error_code: code } = delivery
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: t('deliveries.state'), detail: <DeliveryState state={delivery.state} /> },
          { term: t('deliveries.event'), detail: <code>{delivery.type}</code> },
          {
            term: t('url'),
            detail: webhook === undefined ? t('deliveries.removed') : <code>{webhook.url}</code>,
          },
          { term: t('deliveries.time'), detail: time(delivery.created_at) },
          { term: t('deliveries.attempts'), detail: String(delivery.attempts) },
          {
            term: t('deliveries.response'),
            detail: status ?? (delivery.attempts > 0 && t('deliveries.noResponse')),
          },
          ...(fault === null
            ? []
            : [
                {
                  term: t('deliveries.error'),
                  detail: <FailureReason code={code} error={fault} values={{ status }} />,
                },
              ]),
          delivery.state === 'pending'
            ? { term: t('deliveries.next'), detail: time(delivery.next_attempt_at) }
            : { term: t('deliveries.deliveredAt'), detail: time(delivery.delivered_at) },
          {
            term: t('deliveries.id'),
            detail: <CopyableCode text={delivery.id} label={t('deliveries.copyId')} />,
          },
        ]}
      />
      <CodeBlock
        title={t('deliveries.body')}
        wrap
        maxHeight="24rem"
        samples={[{ id: 'json', label: 'JSON', code: JSON.stringify(JSON.parse(delivery.body), null, 2) }]}
      />
      {delivery.type !== challengeType && webhook?.verification.state === 'verified' && (
        <Row>
          <Button isPending={isLoading} onClick={() => void again()}>
            {t('deliveries.again')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
