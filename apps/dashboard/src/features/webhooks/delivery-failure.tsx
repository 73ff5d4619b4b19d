import type { WebhookDelivery } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { ServiceWords } from '../../ground/failures/service-words.tsx'

/**
 * Why an event or a challenge was not delivered, in the language of the page; nothing where it was. The words of the service follow where
 * they name the fault of a connection, and replace the text where there is no code, as for older deliveries, or one that this page does
 * not know.
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
