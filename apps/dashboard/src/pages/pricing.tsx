import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Callout } from '@search-foundation/ui/callout'

import { CheckoutNotice, Packs } from '../features/billing/index.ts'
import { BalanceStats } from '../features/usage/index.ts'
import { ApiKeyBoundary } from '../ground/api-key/api-key.tsx'
import { Page } from './page.tsx'

export function PricingPage() {
  return (
    <Page>
      <ApiKeyBoundary fallback={<KeyNeeded />}>
        <CheckoutNotice />
        <BalanceStats />
      </ApiKeyBoundary>
      <Packs />
    </Page>
  )
}

function KeyNeeded() {
  const { t } = useTranslation(['dashboard-billing', 'dashboard-keys'])
  return (
    <Callout tone="info" title={t('dashboard-keys:noKey.title')}>
      {t('packs.needKeyDescription')}
    </Callout>
  )
}
