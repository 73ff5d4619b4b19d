import { formatCompact, formatDate, formatNumber, formatPercent } from '@search-foundation/i18n/format'
import { BarChart } from '@search-foundation/ui/bar-chart'
import { Card } from '@search-foundation/ui/card'
import { tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { productColors } from '../../ground/products/product-colors.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { firstLoggedDay } from '../../ground/usage/first-logged-day.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'
import { changeOf, dailyUsage, totalOf, usedProducts } from './daily-usage.ts'
import { NoUsage } from './no-usage.tsx'

export interface UsageChartProps {
  days: number
  /**
   * Whether the summary compares the days with the same number of days before.
   * @default false
   */
  compares?: boolean
}

/** Tokens used per day, stacked by product, over the last `days` days. A bar of an account leads to its requests. */
export function UsageChart({ days, compares = false }: UsageChartProps) {
  const { t, i18n } = useTranslation('dashboard-usage')
  const productName = useProductName()
  const { pathOf } = usePlace()
  const { account } = useKeyScope()
  const { query, entries = [] } = useUsage()
  const now = new Date()
  const usage = dailyUsage(entries, days, now)
  const total = totalOf(usage)
  const change = compares ? changeOf(entries, days, now) : undefined
  const firstLogged = firstLoggedDay(now)
  const figures = { tokens: formatNumber(total, i18n.language), count: days }
  return (
    <Card>
      <BarChart
        {...tableState(query)}
        title={t('usage.chart', { count: days })}
        summary={
          change === undefined
            ? t('usage.summary', figures)
            : t(change < 0 ? 'usage.less' : 'usage.more', {
                ...figures,
                share: formatPercent(Math.abs(change), i18n.language),
              })
        }
        empty={<NoUsage />}
        labelHeader={t('usage.date')}
        data={
          total === 0
            ? []
            : usage.map(({ date, values }) => ({
                label: formatDate(date, i18n.language, 'short'),
                values,
                ...(account !== undefined &&
                  date >= firstLogged && {
                    href: pathOf('requests', {
                      query: {
                        from: date,
                        to: date,
                        ...(account.keyId !== undefined && { key: account.keyId }),
                      },
                    }),
                  }),
              }))
        }
        series={usedProducts(entries).map((id) => ({
          id,
          label: productName(id),
          color: productColors[id] ?? 'text',
        }))}
        formatValue={(value) => formatCompact(value, i18n.language)}
      />
    </Card>
  )
}
