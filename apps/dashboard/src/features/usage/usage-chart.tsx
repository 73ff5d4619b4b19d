import { formatCompact, formatDate, formatNumber } from '@search-foundation/i18n/format'
import { BarChart } from '@search-foundation/ui/bar-chart'
import { Card } from '@search-foundation/ui/card'
import { tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useProductName } from '../../ground/products/use-product-name.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'
import { dailyUsage, totalOf, usedProducts } from './daily-usage.ts'
import { NoUsage } from './no-usage.tsx'

/** Tokens used per day, stacked by product, over the last `days` days. */
export function UsageChart({ days }: { days: number }) {
  const { t, i18n } = useTranslation('dashboard-usage')
  const productName = useProductName()
  const { query, entries = [] } = useUsage()
  const usage = dailyUsage(entries, days, new Date())
  const total = totalOf(usage)
  return (
    <Card>
      <BarChart
        {...tableState(query)}
        title={t('usage.chart', { count: days })}
        summary={t('usage.summary', { tokens: formatNumber(total, i18n.language), count: days })}
        empty={<NoUsage />}
        labelHeader={t('usage.date')}
        data={
          total === 0
            ? []
            : usage.map(({ date, values }) => ({ label: formatDate(date, i18n.language, 'short'), values }))
        }
        series={usedProducts(entries).map((id) => ({
          id,
          label: productName(id),
        }))}
        formatValue={(value) => formatCompact(value, i18n.language)}
      />
    </Card>
  )
}
