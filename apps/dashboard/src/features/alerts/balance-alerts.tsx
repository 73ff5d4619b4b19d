import { useSetBalanceNotificationMutation } from '@search-foundation/store/endpoints/billing'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { serviceError } from '@search-foundation/store/service-error'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { AddressConfirmation } from '../../ground/address/address-confirmation.tsx'
import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { useSignedIn } from '../../ground/services/services.tsx'
import { AlertsForm } from './alerts-form.tsx'

/** Mails about a low balance of the key in use: at which balances, and to whom. */
export function BalanceAlerts() {
  const { t } = useTranslation(['dashboard-alerts', 'dashboard-keys'])
  const title = t('dashboard-keys:titleForKey', { title: t('title'), key: useKeyName() })
  const apiKey = useApiKey()
  const query = useKeyInfoQuery(apiKey)
  const [save] = useSetBalanceNotificationMutation()
  const user = useSignedIn()
  const saved = query.data?.metadata.balance_notification
  return (
    <Card headingLevel={2} title={title} description={t('description')}>
      {query.isError ? (
        <ErrorState
          compact
          title={t('failed')}
          detail={serviceError(query.error).message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.data === undefined ? (
        <Skeleton height="14rem" shape="block" />
      ) : (
        <Stack>
          {saved?.email_confirmed === false && (
            <AddressConfirmation
              email={saved.email}
              sentAt={saved.confirmation_sent_at}
              // Saving the same alerts sends another link.
              onSendAgain={async () =>
                (
                  await save({
                    apiKey,
                    notification: { thresholds: saved.thresholds, email: saved.email },
                  }).unwrap()
                )?.confirmation_sent_at
              }
            />
          )}
          <AlertsForm
            // Other settings, such as those that another tab has saved, begin a new form.
            key={saved && JSON.stringify([saved.thresholds, saved.email])}
            saved={saved}
            defaultEmail={query.data.email ?? user?.email ?? ''}
          />
        </Stack>
      )}
    </Card>
  )
}
