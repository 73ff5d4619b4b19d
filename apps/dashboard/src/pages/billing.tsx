import { Tabs } from '@search-foundation/ui/tabs'
import { useTranslation } from 'react-i18next'

import { BalanceAlerts } from '../features/alerts/index.ts'
import { AutoRecharge } from '../features/auto-recharge/index.ts'
import { TransactionsTable } from '../features/billing/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { Transfer } from '../features/transfer/index.ts'
import { useQueryParameter } from '../ground/query/use-query-parameter.ts'
import { Page } from './page.tsx'

const views = [
  { id: 'transactions', label: 'views.transactions', Content: TransactionsTable },
  { id: 'auto-recharge', label: 'dashboard-auto-recharge:title', Content: AutoRecharge },
  { id: 'alerts', label: 'views.alerts', Content: BalanceAlerts },
  { id: 'transfer', label: 'views.transfer', Content: Transfer },
] as const

export function BillingPage() {
  const { t } = useTranslation(['dashboard-billing', 'dashboard-auto-recharge'])
  const [wanted, setView] = useQueryParameter('view')
  const view = views.find(({ id }) => id === wanted) ?? views[0]
  return (
    <Page>
      <WithKey>
        <Tabs
          label={t('views.label')}
          selectedKey={view.id}
          onSelectionChange={(id) => setView(id === views[0].id ? null : String(id))}
          items={views.map(({ id, label, Content }) => ({ id, label: t(label), content: <Content /> }))}
        />
      </WithKey>
    </Page>
  )
}
