import { formatCompact, formatDate, formatNumber, formatPercent } from '@search-foundation/i18n/format'
import { BarChart } from '@search-foundation/ui/bar-chart'
import { Card } from '@search-foundation/ui/card'
import { tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { firstLoggedDay } from '../../ground/usage/first-logged-day.ts'
import { changeOf } from './daily-usage.ts'
import { NoUsage } from './no-usage.tsx'
import { otherId, usageSeries } from './usage-series.ts'
import { daysOf, eachDay, endsToday, lastDays, type UsageView } from './usage-view.ts'
import { useCost } from './use-cost.ts'
import { useUsageEntries } from './use-usage-entries.ts'

export interface UsageChartProps {
  /** The last days, in tokens by product. */
  days?: number
  /** What to show, in place of `days`. */
  view?: UsageView
  /**
   * Whether the summary compares the days with the same number of days before.
   * @default false
   */
  compares?: boolean
}

const barOf = ({ date, hour }: { date: string; hour?: number | undefined }) => `${date} ${hour ?? ''}`

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Tokens or money of each day, or of each hour of a single day, stacked by product, model or key. A bar of an account leads to its requests. */
export function UsageChart({ days = 30, view: given, compares = false }: UsageChartProps) {
  const { t, i18n } = useTranslation('dashboard-usage')
  const productName = useProductName()
  const { pathOf } = usePlace()
  const { account } = useKeyScope()
  const now = new Date()
  const view = given ?? lastDays(days, now)
  const { query, entries = [], byHour, whole = [] } = useUsageEntries(view)
  const { query: price, cost } = useCost()
  const isMoney = view.unit === 'money' && cost !== undefined
  const { series, idOf } = usageSeries(entries, view.by)
  const count = daysOf(view)
  const total = entries.reduce((sum, { tokens }) => sum + tokens, 0)
  const isLast = endsToday(view, now)
  const change = compares && isLast && !byHour ? changeOf(whole, count, now) : undefined
  const firstLogged = firstLoggedDay(now)
  const figures = { tokens: formatNumber(total, i18n.language), count }
  const slots = byHour
    ? hours.map((hour) => ({ date: view.from, hour, label: `${String(hour).padStart(2, '0')}:00` }))
    : eachDay(view).map((date) => ({
        date,
        hour: undefined,
        // Beyond a year, a day needs its year.
        label: formatDate(date, i18n.language, count > 365 ? 'medium' : 'short'),
      }))

  /** Values of each bar, in one pass over the entries. */
  const bars = new Map<string, Record<string, number>>()
  for (const entry of entries) {
    const bar = barOf(entry)
    const values = bars.get(bar) ?? {}
    const id = idOf(entry)
    values[id] = (values[id] ?? 0) + (isMoney ? cost.of(entry) : entry.tokens)
    bars.set(bar, values)
  }

  function title() {
    if (byHour || !isLast || isMoney)
      return t(`usage.titles.${isMoney ? 'cost' : 'tokens'}.${byHour ? 'hour' : 'day'}`, {
        from: formatDate(view.from, i18n.language),
        to: formatDate(view.to, i18n.language),
      })
    return t('usage.chart', { count })
  }

  function summary() {
    if (isMoney) return cost.explain(entries.reduce((sum, entry) => sum + cost.of(entry), 0))
    if (change === undefined) return t('usage.summary', figures)
    return t(change < 0 ? 'usage.less' : 'usage.more', {
      ...figures,
      share: formatPercent(Math.abs(change), i18n.language),
    })
  }

  const hrefOf = (date: string) =>
    account === undefined || date < firstLogged
      ? undefined
      : pathOf('requests', {
          query: { from: date, to: date, ...(account.keyId !== undefined && { key: account.keyId }) },
        })

  return (
    <Card>
      <BarChart
        {...tableState(view.unit === 'money' && price.data === undefined ? price : query)}
        title={title()}
        summary={summary()}
        empty={<NoUsage />}
        labelHeader={t(byHour ? 'usage.hour' : 'usage.date')}
        data={
          total === 0
            ? []
            : slots.map(({ date, hour, label }) => {
                const href = hrefOf(date)
                return {
                  label,
                  values: bars.get(barOf({ date, hour })) ?? {},
                  ...(href !== undefined && { href }),
                }
              })
        }
        series={series.map(({ id, label, color }) => ({
          id,
          label: label ?? (id === otherId ? t('usage.other') : productName(id)),
          color,
        }))}
        formatValue={isMoney ? cost.format : (value) => formatCompact(value, i18n.language)}
        formatExact={isMoney ? cost.format : (value) => formatNumber(value, i18n.language)}
      />
    </Card>
  )
}
