import { CheckoutNotice, KeyNeeded, Packs } from '../features/billing/index.ts'
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
