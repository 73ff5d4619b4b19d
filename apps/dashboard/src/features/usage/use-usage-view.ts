import { isDay } from '../../ground/query/is-day.ts'
import { useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { firstDay } from '../../ground/usage/first-day.ts'
import { earliestDay, lastDays, type UsageView } from './usage-view.ts'

/** Periods to choose from, in days. */
export const ranges = ['1', '7', '30', '90'] as const
const units = ['tokens', 'money'] as const
const splits = ['product', 'model', 'key'] as const

/** The chosen view of usage, which the address holds: a number of days or a period of one's own, the unit, and what the bars are split by. */
export function useUsageView() {
  const [query, change] = useQueryParameters('days', 'from', 'to', 'unit', 'by')
  const now = new Date()
  const range = ranges.find((days) => days === query.days) ?? '30'
  const today = firstDay(1, now)
  const from = query.from !== null && isDay(query.from) && query.from >= earliestDay(now) ? query.from : null
  const to = query.to !== null && isDay(query.to) && query.to < today ? query.to : today
  const isOwn = from !== null && from <= to
  const view: UsageView = {
    ...lastDays(Number(range), now),
    ...(isOwn && { from, to }),
    unit: units.find((unit) => unit === query.unit) ?? 'tokens',
    by: splits.find((split) => split === query.by) ?? 'product',
  }
  return {
    view,
    /** The chosen number of days; undefined for a period of one's own. */
    range: isOwn ? undefined : range,
    setRange: (days: string) => change({ days, from: null, to: null }),
    /** While a day is typed, the last one may lie before the first. */
    setPeriod: ({ start, end }: { start: string; end: string }) =>
      change(start <= end ? { from: start, to: end, days: null } : { from: end, to: start, days: null }),
    setUnit: (unit: UsageView['unit']) => change({ unit: unit === 'tokens' ? null : unit }),
    setBy: (by: UsageView['by']) => change({ by: by === 'product' ? null : by }),
  }
}
