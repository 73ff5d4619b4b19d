import { useAccountUsageQuery } from '@search-foundation/store/endpoints/usage'
import { skipToken } from '@search-foundation/store/hooks'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { useUsage, type UsageEntry } from '../../ground/usage/use-usage.ts'
import { daysOf, type UsageView } from './usage-view.ts'

/** Usage of one hour or day, product, model and, where it is split by them, key. */
export interface FineEntry extends UsageEntry {
  /** Hour of the day in UTC; undefined for a whole day. */
  hour?: number
  key?: { id: string; label: string }
}

/**
 * The usage of the chosen keys in the period of a view. A single day of an account is split by hour. The service splits the usage of accounts
 * alone by hour and key.
 */
export function useUsageEntries(view: UsageView) {
  const { from, to, by } = view
  const { account } = useKeyScope()
  const keyName = useStoredKeyName()
  const byHour = account !== undefined && daysOf(view) === 1
  const isFine = byHour || (account !== undefined && by === 'key')
  const whole = useUsage()
  const fine = useAccountUsageQuery(
    isFine
      ? {
          ...account,
          from,
          to,
          groupBy: [byHour ? 'hour' : 'day', 'model', ...(by === 'key' ? (['key'] as const) : [])],
        }
      : skipToken,
  )
  const entries = isFine
    ? fine.data?.rows.map((row): FineEntry => ({
        date: row.date ?? '',
        product_name: row.product ?? '',
        model_name: row.model ?? '',
        tokens: row.tokens,
        paid_tokens: row.paid_tokens,
        ...(row.hour !== null && { hour: row.hour }),
        ...(row.key_id !== null && {
          key: { id: row.key_id, label: `${keyName(row.key_name, '')} …${row.key_tail ?? ''}`.trim() },
        }),
      }))
    : whole.entries?.filter(({ date }): boolean => date >= from && date <= to)
  return {
    query: isFine ? fine : whole.query,
    entries: entries as FineEntry[] | undefined,
    byHour,
    whole: whole.entries,
  }
}
