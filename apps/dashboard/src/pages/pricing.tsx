import { CheckoutNotice, KeyNeeded, Packs } from '../features/billing/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { BalanceStats } from '../features/usage/index.ts'
import { Page } from './page.tsx'

export function PricingPage() {
  return (
    <Page>
      <WithKey
        needs="billing"
        fallback={
          <>
            <KeyNeeded />
            <Packs />
          </>
        }
      >
        <CheckoutNotice />
        <BalanceStats />
        <Packs />
      </WithKey>
    </Page>
  )
}
