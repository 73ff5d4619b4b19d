import type { WebhookDelivery } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { ServiceWords } from '../../ground/failures/service-words.tsx'

/**
 * Says in the language of the page why an event or a challenge was not delivered; nothing when it was. After a failed connection, the
 * service's words follow, since they name the fault. They stand alone if the delivery has no code (older ones don't) or one that this page
 * doesn't know.
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
