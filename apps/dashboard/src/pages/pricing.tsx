import { Callout } from '@search-foundation/ui/callout'
import { useTranslation } from 'react-i18next'

import { CheckoutNotice, Packs } from '../features/billing/index.ts'
import { BalanceStats } from '../features/usage/index.ts'
import type { PageProps } from './page-props.ts'
import { Page } from './page.tsx'

export function PricingPage({ apiKey, onCreateKey }: PageProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Page tab="pricing">
      {apiKey === null ? (
        <Callout tone="info" title={t('packs.needKey')}>
          {t('packs.needKeyDescription')}
        </Callout>
      ) : (
        <>
          <CheckoutNotice apiKey={apiKey} />
          <BalanceStats apiKey={apiKey} />
        </>
      )}
      <Packs apiKey={apiKey} onCreateKey={onCreateKey} />
    </Page>
  )
}
