import { useSetBalanceNotificationMutation } from '@search-foundation/store/endpoints/billing'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Card } from '@search-foundation/ui/card'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { AddressConfirmation } from '../../ground/address/address-confirmation.tsx'
import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { QueryState } from '../../ground/query/query-state.tsx'
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
      <QueryState query={query} failed={t('failed')} height="14rem">
        {({ email }) => (
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
              defaultEmail={email ?? user?.email ?? ''}
            />
          </Stack>
        )}
      </QueryState>
    </Card>
  )
}
