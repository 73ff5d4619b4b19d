import { firstDay } from '../../ground/usage/first-day.ts'

/** What a chart of usage shows. */
export interface UsageView {
  /** First and last day in UTC, YYYY-MM-DD, both included. */
  from: string
  to: string
  unit: 'tokens' | 'money'
  /** What the bars are split by. */
  by: 'product' | 'model' | 'key'
}

const dayMilliseconds = 86_400_000

/** Returns the number of days of a view. */
export const daysOf = ({ from, to }: Pick<UsageView, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1

/** Returns the view of the last `days` days (UTC, today included) in tokens by product. */
export const lastDays = (days: number, now: Date): UsageView => ({
  from: firstDay(days, now),
  to: firstDay(1, now),
  unit: 'tokens',
  by: 'product',
})

/** Most days of a chart, which has a bar for each. */
const mostDays = 1096

/** Returns the first day that a view can begin with, as YYYY-MM-DD. */
export const earliestDay = (now: Date): string => firstDay(mostDays, now)

/** Whether a view ends today. */
export const endsToday = ({ to }: UsageView, now: Date): boolean => to === firstDay(1, now)

/** Returns the days of a view, oldest first. */
export const eachDay = (view: Pick<UsageView, 'from' | 'to'>): string[] =>
  Array.from({ length: daysOf(view) }, (_, index) =>
    new Date(Date.parse(view.from) + index * dayMilliseconds).toISOString().slice(0, 10),
  )
