import type { WebhookDelivery } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { ServiceWords } from '../../ground/failures/service-words.tsx'

/**
 * Shows why an event or a challenge was not delivered, in the language of the page. Renders nothing if it was delivered. If the connection
 * failed, the service's own message follows, because it names the fault. If the delivery has no error code, as older deliveries, or an
 * unknown one, only the service's message is shown.
 */
export function DeliveryFailure({
  of: { last_status: status, last_error: error, last_error_code: code },
}: {
  of: Pick<WebhookDelivery, 'last_status' | 'last_error' | 'last_error_code'>
}) {
  const { t, i18n } = useTranslation('dashboard-webhooks')
  if (error === null) return null
  const words = <ServiceWords>{error}</ServiceWords>
  if (!code || !i18n.exists(`dashboard-webhooks:deliveries.errors.${code}`)) return words
  if (code !== 'connection_failed') return t(`deliveries.errors.${code}`, { status })
  return (
    <>
      {t('deliveries.errors.connection_failed')} {words}
    </>
  )
}
