import { useWebhookQuery } from '@search-foundation/store/endpoints/webhooks'
import { serviceError } from '@search-foundation/store/service-error'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUid } from '../../ground/session/user-boundary.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** Where finished bulk jobs and low balances are sent, and the secret that signs them. */
export function WebhookCard() {
  const { t } = useTranslation('dashboard-webhooks')
  const query = useWebhookQuery({ uid: useUid() })
  // Here, because the form begins anew when the address changes.
  const [secret, setSecret] = useState<string>()
  return (
    <Card headingLevel={2} title={t('title')} description={t('description')}>
      {query.isError ? (
        <ErrorState
          compact
          title={t('failed')}
          detail={serviceError(query.error).message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.data === undefined ? (
        <Skeleton height="9rem" shape="block" />
      ) : (
        <WebhookForm key={query.data?.url} saved={query.data} onSecret={setSecret} />
      )}
      {/* Loaded with the form: a secret that exists must be shown. */}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </Card>
  )
}
