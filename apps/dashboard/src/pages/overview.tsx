import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { RecentTransactions } from '../features/billing/index.ts'
import { KeyCard } from '../features/keys/index.ts'
import { BalanceStats, UsageChart } from '../features/usage/index.ts'
import { NoKey } from './no-key.tsx'
import type { PageProps } from './page-props.ts'
import { Page } from './page.tsx'

const chartDays = 30

export function OverviewPage({ apiKey, pathOf, onCreateKey, onUseKey }: PageProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Page
      tab="overview"
      actions={
        <Link href={pathOf('pricing')} variant="button-outline">
          {t('tabs.pricing')}
        </Link>
      }
    >
      {apiKey === null ? (
        <NoKey onCreateKey={onCreateKey} onUseKey={onUseKey} />
      ) : (
        <>
          <BalanceStats apiKey={apiKey} />
          <UsageChart apiKey={apiKey} days={chartDays} />
          <div className="split">
            <div className="stack">
              <RecentTransactions apiKey={apiKey} />
              <div>
                <Link href={pathOf('billing')}>{t('transactions.showAll')}</Link>
              </div>
            </div>
            <KeyCard onCreate={onCreateKey} onUse={onUseKey} />
          </div>
        </>
      )}
    </Page>
  )
}
