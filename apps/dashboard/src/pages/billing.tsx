import { Grid } from '@search-foundation/ui/grid'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { BalanceAlerts } from '../features/alerts/index.ts'
import { AutoRecharge } from '../features/auto-recharge/index.ts'
import {
  BalanceWorth,
  NextCharge,
  PaymentDetails,
  SpendLimitUsed,
} from '../features/billing-summary/index.ts'
import { PacksBought, TransactionsTable } from '../features/billing/index.ts'
import { WithKey, WithKeyScope } from '../features/keys/index.ts'
import { ReceiptsSample, ReceiptsTable } from '../features/receipts/index.ts'
import { WithUser } from '../features/session/index.ts'
import { Transfer } from '../features/transfer/index.ts'
import { useChosenKeyScope } from '../ground/key-scope/use-chosen-key-scope.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { AddressTabs } from '../ground/query/address-tabs.tsx'
import { useQueryParameter } from '../ground/query/use-query-parameter.ts'
import { useSignedIn } from '../ground/services/services.tsx'
import { UserBoundary } from '../ground/session/user-boundary.tsx'
import { Page } from './page.tsx'

/** What matters about money: the balance, what is charged next, who buys with which card, the newest invoices. */
function Summary() {
  const { t } = useTranslation('dashboard-receipts')
  const { pathOf } = usePlace()
  const { isPending, scope } = useChosenKeyScope()
  const isSignedIn = useSignedIn() !== null
  // All at once, so that no card pushes down the next one.
  if (isPending) return <Skeleton height="30rem" shape="block" />
  return (
    <Stack gap="lg">
      {/* Those of the user are below. */}
      <WithKeyScope sample={!isSignedIn && <ReceiptsSample />}>
        <Grid columns={2}>
          <BalanceWorth />
          <UserBoundary fallback={null}>
            <SpendLimitUsed />
          </UserBoundary>
        </Grid>
      </WithKeyScope>
      <WithKey needs="billing" fallback={null}>
        <NextCharge />
        <PaymentDetails />
      </WithKey>
      {/* A visitor without a key is asked to sign in above. */}
      {(isSignedIn || scope !== null) && (
        <WithUser>
          <ReceiptsTable isNewest />
          <Row>
            <Link href={pathOf('billing', { query: { view: 'receipts' } })}>{t('all')}</Link>
          </Row>
        </WithUser>
      )}
    </Stack>
  )
}

function Transactions() {
  return (
    <Stack>
      <PacksBought />
      <TransactionsTable />
    </Stack>
  )
}

const WithBillingKey = ({ children }: { children: ReactNode }) => (
  <Stack gap="lg">
    <WithKey needs="billing">{children}</WithKey>
  </Stack>
)

/** Parts about the chosen keys, about the account, and about one key. */
const views = [
  { id: 'summary', label: 'dashboard-frame:tabs.overview', Boundary: Fragment, Content: Summary },
  { id: 'receipts', label: 'dashboard-receipts:caption', Boundary: WithUser, Content: ReceiptsTable },
  { id: 'transactions', label: 'views.transactions', Boundary: WithKeyScope, Content: Transactions },
  {
    id: 'auto-recharge',
    label: 'dashboard-auto-recharge:title',
    Boundary: WithBillingKey,
    Content: AutoRecharge,
  },
  { id: 'alerts', label: 'views.alerts', Boundary: WithBillingKey, Content: BalanceAlerts },
  { id: 'transfer', label: 'views.transfer', Boundary: WithBillingKey, Content: Transfer },
] as const

export function BillingPage() {
  const { t } = useTranslation([
    'dashboard-billing',
    'dashboard-auto-recharge',
    'dashboard-frame',
    'dashboard-receipts',
  ])
  const [wanted, setView] = useQueryParameter('view')
  const view = views.find(({ id }) => id === wanted) ?? views[0]
  return (
    <Page>
      <AddressTabs
        label={t('views.label')}
        fieldLabel={t('dashboard-frame:section')}
        value={view.id}
        onChoose={(id) => setView(id === views[0].id ? null : id)}
        items={views.map(({ id, label, Boundary, Content }) => ({
          id,
          label: t(label),
          content: (
            <Boundary>
              <Content />
            </Boundary>
          ),
        }))}
      />
    </Page>
  )
}
