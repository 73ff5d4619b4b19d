import { TransactionsTable } from '../features/billing/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { Page } from './page.tsx'

export function BillingPage() {
  return (
    <Page>
      <WithKey>
        <TransactionsTable />
      </WithKey>
    </Page>
  )
}
