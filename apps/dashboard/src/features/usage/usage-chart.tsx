import { formatCompact, formatDate, formatNumber } from '@search-foundation/i18n/format'
import { useTotalConsumptionQuery } from '@search-foundation/store/endpoints/usage'
import { BarChart } from '@search-foundation/ui/bar-chart'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { useTranslation } from 'react-i18next'

import { viewStatus } from '../../app/view-status.ts'
import { dailyUse, usedProducts } from './daily-use.ts'

/** Tokens used by day, products stacked, over the last `days` days. */
export function UsageChart({ apiKey, days }: { apiKey: string; days: number }) {
  const { t, i18n } = useTranslation('dashboard')
  const query = useTotalConsumptionQuery(apiKey)
  const { data, refetch } = query
  const use = dailyUse(data?.by_day ?? [], days, new Date())
  const total = use.reduce(
    (sum, { values }) => sum + Object.values(values).reduce((all, tokens) => all + tokens, 0),
    0,
  )
  return (
    <Card>
      <BarChart
        title={t('usage.chart', { count: days })}
        summary={t('usage.summary', { tokens: formatNumber(total, i18n.language), count: days })}
        status={viewStatus(query)}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            compact
            headingLevel={2}
            title={t('usage.empty')}
            description={t('usage.emptyDescription')}
          />
        }
        labelHeader={t('usage.date')}
        data={
          total === 0
            ? []
            : use.map(({ date, values }) => ({ label: formatDate(date, i18n.language, 'short'), values }))
        }
        series={usedProducts(data?.by_day ?? []).map((id) => ({
          id,
          label: t(`products.${id}`, { defaultValue: id }),
        }))}
        formatValue={(value) => formatCompact(value, i18n.language)}
      />
    </Card>
  )
}
