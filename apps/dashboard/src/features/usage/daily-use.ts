import type { TotalConsumption } from '@search-foundation/api-client'

type Entry = TotalConsumption['by_day'][number]

export interface DayOfUse {
  /** YYYY-MM-DD, UTC. */
  date: string
  /** Tokens by product. */
  values: Record<string, number>
}

const dayMilliseconds = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Tokens by product for each of the last `days` days (UTC, today included), oldest first; days without use are there with none. */
export function dailyUse(entries: readonly Entry[], days: number, now: Date): DayOfUse[] {
  const byDate = new Map<string, Record<string, number>>()
  for (const { date, product_name, tokens } of entries) {
    const values = byDate.get(date) ?? {}
    values[product_name] = (values[product_name] ?? 0) + tokens
    byDate.set(date, values)
  }
  return Array.from({ length: days }, (_, index) => {
    const date = dayOf(now.getTime() - (days - 1 - index) * dayMilliseconds)
    return { date, values: byDate.get(date) ?? {} }
  })
}

/** All products that were used, the most used first. */
export function usedProducts(entries: readonly Entry[]): string[] {
  const totals = new Map<string, number>()
  for (const { product_name, tokens } of entries)
    totals.set(product_name, (totals.get(product_name) ?? 0) + tokens)
  return [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/** How many days a rate is measured over. */
const rateDays = 7

/** Whole days that a balance lasts at the rate of the last seven days; undefined without use in them. */
export function daysLeft(balance: number, entries: readonly Entry[], now: Date): number | undefined {
  const recent = dailyUse(entries, rateDays, now)
  const used = recent.reduce(
    (sum, { values }) => sum + Object.values(values).reduce((total, tokens) => total + tokens, 0),
    0,
  )
  return used === 0 ? undefined : Math.floor(balance / (used / rateDays))
}
