import { useProductsQuery } from '@search-foundation/store/endpoints/billing'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { FocusGroup } from '../../ground/focus/focus-group.tsx'
import { readRecharge } from '../../ground/packs/read-recharge.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import { ActiveRecharge } from './active-recharge.tsx'
import { RechargeNotice } from './recharge-notice.tsx'
import { SetupForm } from './setup-form.tsx'

/** Buying packs by a saved card when the balance of the key in use is low: how it is set, and what it did last. */
export function AutoRecharge() {
  const { t } = useTranslation(['dashboard-auto-recharge', 'dashboard-keys'])
  const title = t('dashboard-keys:titleForKey', { title: t('title'), key: useKeyName() })
  const apiKey = useApiKey()
  const info = useKeyInfoQuery(apiKey)
  const packs = useProductsQuery()
  const user = useSignedIn()
  const recharge = info.data && readRecharge(info.data)

  function content() {
    if (info.isError || packs.isError) {
      return (
        <ErrorState
          compact
          title={t('failed')}
          isRetrying={info.isFetching || packs.isFetching}
          onRetry={() => {
            void info.refetch()
            void packs.refetch()
          }}
        />
      )
    }
    if (info.data === undefined || packs.data === undefined) return <Skeleton height="18rem" shape="block" />
    const onSale = packs.data.filter(({ price }) => price > 0)
    if (recharge !== undefined)
      return <ActiveRecharge key={JSON.stringify(recharge)} recharge={recharge} packs={onSale} />
    return <SetupForm packs={onSale} defaultEmail={info.data.email ?? user?.email ?? ''} />
  }

  return (
    <Stack>
      <RechargeNotice isOn={recharge !== undefined} />
      <Card headingLevel={2} title={title} description={t('description')}>
        <FocusGroup label={title}>{content()}</FocusGroup>
      </Card>
    </Stack>
  )
}
