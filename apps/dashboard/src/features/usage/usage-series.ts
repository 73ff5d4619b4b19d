import type { SeriesColor } from '@search-foundation/ui/bar-chart'

import { productColors } from '../../ground/products/product-colors.ts'
import type { UsageView } from './usage-view.ts'
import type { FineEntry } from './use-usage-entries.ts'

/** Id of the series of all that have none of their own. */
export const otherId = 'other'

/** Most series of a chart. */
const mostSeries = 6

export interface UsageSeries {
  id: string
  /** Name of a model or key; undefined for products and the rest, which the interface names. */
  label?: string
  color: SeriesColor
}

const placeOf = (entry: FineEntry, by: UsageView['by']): { id: string; label?: string } =>
  by === 'product'
    ? { id: entry.product_name }
    : by === 'model'
      ? { id: entry.model_name, label: entry.model_name }
      : { id: entry.key?.id ?? '', label: entry.key?.label ?? '' }

const rankColors = [1, 2, 3, 4, 5, 6] as const

/**
 * Returns the series of a chart of usage, the largest first, and which of them an entry belongs to. A product has its color everywhere; models and
 * keys have those of their ranks. What is beyond six series is one: the rest.
 */
export function usageSeries(
  entries: readonly FineEntry[],
  by: UsageView['by'],
): { series: UsageSeries[]; idOf: (entry: FineEntry) => string } {
  const totals = new Map<string, { label?: string; tokens: number }>()
  for (const entry of entries) {
    const { id, ...place } = placeOf(entry, by)
    totals.set(id, { ...place, tokens: (totals.get(id)?.tokens ?? 0) + entry.tokens })
  }
  const ranked = [...totals].toSorted(([, a], [, b]) => b.tokens - a.tokens)
  const own = ranked.length > mostSeries ? ranked.slice(0, mostSeries - 1) : ranked
  const series = own.map(([id, { label }], rank): UsageSeries => ({
    id,
    ...(label !== undefined && { label }),
    color: (by === 'product' ? productColors[id] : rankColors[rank]) ?? 'text',
  }))
  const ids = new Set(own.map(([id]) => id))
  return {
    series: ranked.length > own.length ? [...series, { id: otherId, color: 'text' }] : series,
    idOf(entry) {
      const { id } = placeOf(entry, by)
      return ids.has(id) ? id : otherId
    },
  }
}
