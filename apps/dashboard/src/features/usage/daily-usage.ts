import type { TotalConsumption } from '@search-foundation/api-client'

import { firstDay } from '../../ground/usage/first-day.ts'

type Entry = TotalConsumption['by_day'][number]

export interface DayOfUsage {
  /** YYYY-MM-DD, UTC. */
  date: string
  /** Tokens by product. */
  values: Record<string, number>
}

/** Returns the tokens by product for each of the last `days` days (UTC, today included), oldest first, days without usage included. */
export function dailyUsage(entries: readonly Entry[], days: number, now: Date): DayOfUsage[] {
  const byDate = new Map<string, Record<string, number>>()
  for (const { date, product_name, tokens } of entries) {
    const values = byDate.get(date) ?? {}
    values[product_name] = (values[product_name] ?? 0) + tokens
    byDate.set(date, values)
  }
  return Array.from({ length: days }, (_, index) => {
    const date = firstDay(days - index, now)
    return { date, values: byDate.get(date) ?? {} }
  })
}

/** Returns all tokens of a list of days. */
export const totalOf = (usage: readonly DayOfUsage[]): number =>
  usage.flatMap(({ values }) => Object.values(values)).reduce((sum, tokens) => sum + tokens, 0)

/** Usage before that is less than this share of the usage since says nothing about a change. */
const smallestBase = 0.05

/**
 * Returns the tokens of the last `days` days as a share of those of the same number of days before, minus 1: 0.5 for half as many more.
 * Returns undefined without usage before, or with so little that the share would say nothing.
 */
export function changeOf(entries: readonly Entry[], days: number, now: Date): number | undefined {
  const usage = dailyUsage(entries, 2 * days, now)
  const before = totalOf(usage.slice(0, days))
  const since = totalOf(usage.slice(days))
  return before === 0 || before < smallestBase * since ? undefined : since / before - 1
}

/** Days over which the rate of usage is measured. */
const rateDays = 7

/** Returns the whole days that a balance lasts at the rate of the last seven days; undefined without usage in them. */
export function daysLeft(balance: number, entries: readonly Entry[], now: Date): number | undefined {
  const used = totalOf(dailyUsage(entries, rateDays, now))
  return used === 0 ? undefined : Math.floor(balance / (used / rateDays))
}
