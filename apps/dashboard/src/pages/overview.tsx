import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { RecentTransactions } from '../features/billing/index.ts'
import { KeyCard, WithKeyScope } from '../features/keys/index.ts'
import { BalanceStats, UsageChart } from '../features/usage/index.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { Page } from './page.tsx'

const chartDays = 30

export function OverviewPage() {
  const { t } = useTranslation(['dashboard-billing', 'dashboard-frame'])
  const { pathOf } = usePlace()
  return (
    <Page
      actions={
        <Link href={pathOf('pricing')} variant="button-outline">
          {t('dashboard-frame:tabs.pricing')}
        </Link>
      }
    >
      <WithKeyScope>
        <BalanceStats />
        <UsageChart days={chartDays} />
        <RecentTransactions />
        <div>
          <Link href={pathOf('billing')}>{t('transactions.showAll')}</Link>
        </div>
        <KeyCard />
      </WithKeyScope>
    </Page>
  )
}
