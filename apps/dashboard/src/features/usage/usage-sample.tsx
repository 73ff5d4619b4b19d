import { formatCompact, formatDate, formatNumber } from '@search-foundation/i18n/format'
import { BarChart } from '@search-foundation/ui/bar-chart'
import { Card } from '@search-foundation/ui/card'
import { Grid } from '@search-foundation/ui/grid'
import { useTranslation } from 'react-i18next'

import { productColors } from '../../ground/products/product-colors.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { Sample } from '../../ground/sample/sample.tsx'
import { TokenStat } from './token-stat.tsx'

/** Tokens of fourteen days, the first of which is a Monday. */
const used = {
  embedding: [9.1, 10.4, 9.8, 12.2, 11.6, 3.4, 2.8, 11.9, 13.1, 12.4, 14.8, 13.9, 4.1, 3.3],
  reranker: [2.2, 2.6, 2.1, 3, 2.9, 0.8, 0.7, 2.7, 3.2, 2.8, 3.6, 3.1, 1, 0.9],
  reader: [1.1, 1.4, 0.9, 1.6, 1.2, 0.5, 0.4, 1.3, 1.7, 1.4, 1.5, 1.8, 0.6, 0.4],
}
const products = ['embedding', 'reranker', 'reader'] as const
const days = used.embedding.map((_, day) => ({
  date: new Date(Date.UTC(2026, 1, 2 + day)).toISOString().slice(0, 10),
  values: Object.fromEntries(products.map((product) => [product, (used[product][day] ?? 0) * 1_000_000])),
}))
const total = days.reduce(
  (sum, { values }) => sum + products.reduce((all, id) => all + (values[id] ?? 0), 0),
  0,
)

export interface UsageSampleProps {
  /**
   * Whether the balance is above the chart.
   * @default false
   */
  hasBalance?: boolean
}

/** What usage looks like, and the balance. */
export function UsageSample({ hasBalance = false }: UsageSampleProps) {
  const { t, i18n } = useTranslation('dashboard-usage')
  const productName = useProductName()
  return (
    <Sample>
      {hasBalance && (
        <Grid columns={4}>
          <Card>
            <TokenStat label={t('balance.total')} tokens={1_008_400_000} detail={t('balance.lastsLong')} />
          </Card>
          <Card>
            <TokenStat label={t('balance.paid')} tokens={1_000_000_000} detail={t('balance.paidDetail')} />
          </Card>
          <Card>
            <TokenStat label={t('balance.trial')} tokens={8_400_000} detail={t('balance.trialDetail')} />
          </Card>
          <Card>
            <TokenStat label={t('balance.used')} tokens={total} detail={t('balance.usedDetail')} />
          </Card>
        </Grid>
      )}
      <Card>
        <BarChart
          title={t('usage.chart', { count: days.length })}
          summary={t('usage.summary', { tokens: formatNumber(total, i18n.language), count: days.length })}
          labelHeader={t('usage.date')}
          data={days.map(({ date, values }) => ({ label: formatDate(date, i18n.language, 'short'), values }))}
          series={products.map((id) => ({ id, label: productName(id), color: productColors[id] ?? 'text' }))}
          formatValue={(value) => formatCompact(value, i18n.language)}
        />
      </Card>
    </Sample>
  )
}
