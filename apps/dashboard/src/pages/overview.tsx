import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { RecentTransactions } from '../features/billing/index.ts'
import { KeyCard, WithKeyScope } from '../features/keys/index.ts'
import { FailedCalls, FirstSteps, ServiceState, Warnings, WithFigures } from '../features/overview/index.ts'
import { BalanceStats, UsageChart, UsageSample } from '../features/usage/index.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { Page } from './page.tsx'

const chartDays = 30

export function OverviewPage() {
  const { t } = useTranslation('dashboard-billing')
  const { pathOf } = usePlace()
  return (
    <Page>
      <WithKeyScope sample={<UsageSample hasBalance />}>
        <WithFigures>
          <Warnings />
          <FirstSteps />
          <BalanceStats />
          <UsageChart days={chartDays} />
          <FailedCalls />
          <RecentTransactions />
          <Row>
            <Link href={pathOf('billing', { query: { view: 'transactions' } })}>
              {t('transactions.showAll')}
            </Link>
          </Row>
          <KeyCard />
          <ServiceState />
        </WithFigures>
      </WithKeyScope>
    </Page>
  )
}
