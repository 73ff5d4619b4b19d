import { formatCompact, formatDate, formatNumber } from '@search-foundation/i18n/format'
import { useTotalConsumptionQuery } from '@search-foundation/store/api'
import { BarChart } from '@search-foundation/ui/bar-chart'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { dailyUse, usedProducts } from './daily-use.ts'

/** Tokens used by day, products stacked, over the last `days` days. */
export function UsageChart({ apiKey, days }: { apiKey: string; days: number }) {
  const { t, i18n } = useTranslation('dashboard')
  const { data, isError, refetch, isFetching } = useTotalConsumptionQuery(apiKey)
  if (isError)
    return (
      <Card>
        <ErrorState
          compact
          title={t('usage.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    )
  if (data === undefined)
    return (
      <Card>
        <Skeleton height="18rem" shape="block" />
      </Card>
    )
  const use = dailyUse(data.by_day, days, new Date())
  const products = usedProducts(data.by_day)
  const total = use.reduce(
    (sum, { values }) => sum + Object.values(values).reduce((all, tokens) => all + tokens, 0),
    0,
  )
  if (total === 0)
    return (
      <Card>
        <EmptyState
          compact
          headingLevel={2}
          title={t('usage.empty')}
          description={t('usage.emptyDescription')}
        />
      </Card>
    )
  return (
    <Card>
      <BarChart
        title={t('usage.chart', { count: days })}
        summary={t('usage.summary', { tokens: formatNumber(total, i18n.language), count: days })}
        data={use.map(({ date, values }) => ({ label: formatDate(date, i18n.language, 'short'), values }))}
        series={products.map((id) => ({ id, label: t(`products.${id}`, { defaultValue: id }) }))}
        formatValue={(value) => formatCompact(value, i18n.language)}
      />
    </Card>
  )
}
