import { formatCompact, formatDate } from '@search-foundation/i18n/format'
import { useSpendLimitQuery } from '@search-foundation/store/endpoints/spend-limit'
import { skipToken } from '@search-foundation/store/hooks'
import { BarChart } from '@search-foundation/ui/bar-chart'
import { Card } from '@search-foundation/ui/card'
import { tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'
import { monthOf } from './month.ts'
import { NoUsage } from './no-usage.tsx'
import type { UsageView } from './usage-view.ts'
import { useCost } from './use-cost.ts'

/** The current month (UTC) added up day by day, in tokens or money, with a forecast, and the spend limit of the account as a line. */
export function MonthChart({ unit }: Pick<UsageView, 'unit'>) {
  const { t, i18n } = useTranslation('dashboard-usage')
  const { account } = useKeyScope()
  const { query, entries = [] } = useUsage()
  const { query: price, cost } = useCost()
  const ofAccount = account !== undefined && account.keyId === undefined
  const { data: limit } = useSpendLimitQuery(ofAccount ? { uid: account.uid } : skipToken)
  const isMoney = unit === 'money' && cost !== undefined
  const month = monthOf(entries, isMoney ? cost.of : ({ tokens }) => tokens, new Date())
  const format = isMoney ? cost.format : (value: number) => formatCompact(value, i18n.language)
  const budget = limit?.period === 'month' ? limit.tokens : undefined
  const budgetValue = budget === undefined ? undefined : isMoney ? cost.ofTokens(budget) : budget
  return (
    <Card>
      <BarChart
        {...tableState(unit === 'money' && price.data === undefined ? price : query)}
        title={t(isMoney ? 'month.cost' : 'month.tokens')}
        summary={t('month.summary', {
          used: format(month.used),
          forecast: format(month.forecast),
          date: formatDate(month.end, i18n.language),
        })}
        empty={<NoUsage />}
        labelHeader={t('usage.date')}
        data={
          month.used === 0
            ? []
            : month.days.map(({ date, used, expected }) => ({
                label: formatDate(date, i18n.language, 'short'),
                values: { used, expected },
              }))
        }
        series={[
          { id: 'used', label: t('month.used'), color: 2 },
          { id: 'expected', label: t('month.forecast'), color: 'text' },
        ]}
        isCumulative
        {...(budgetValue !== undefined && {
          line: { value: budgetValue, label: t('month.limit', { limit: format(budgetValue) }) },
        })}
        formatValue={format}
        height={140}
      />
    </Card>
  )
}
