import type { UsageEntry } from '../../ground/usage/use-usage.ts'
import { eachDay, lastDays } from './usage-view.ts'

/** Days over which the rate of a forecast is measured. */
const rateDays = 7

export interface MonthOfUsage {
  /** Last day of the month. */
  end: string
  used: number
  /** What the whole month will come to at last week's rate. */
  forecast: number
  /** Each day of the month, with what was used up to it, and what is expected beyond today. */
  days: { date: string; used: number; expected: number }[]
}

/** Returns the month of `now` (UTC) in the unit of `valueOf`, added up day by day, with a forecast at the rate of the last seven days. */
export function monthOf(
  entries: readonly UsageEntry[],
  valueOf: (entry: UsageEntry) => number,
  now: Date,
): MonthOfUsage {
  const today = now.toISOString().slice(0, 10)
  const from = `${today.slice(0, 7)}-01`
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
  const sumOf = (isCounted: (date: string) => boolean) =>
    entries.reduce((sum, entry) => (isCounted(entry.date) ? sum + valueOf(entry) : sum), 0)
  const week = lastDays(rateDays, now)
  const rate = sumOf((date) => date >= week.from && date <= today) / rateDays
  const used = sumOf((date) => date >= from && date <= today)
  const dates = eachDay({ from, to: end })
  const left = dates.filter((date) => date > today)
  return {
    end,
    used,
    forecast: used + rate * left.length,
    days: dates.map((date) => ({
      date,
      used: sumOf((one) => one >= from && one <= date && one <= today),
      expected: rate * left.filter((one) => one <= date).length,
    })),
  }
}
