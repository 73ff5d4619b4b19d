import { useAccountUsageQuery, useTotalConsumptionQuery } from '@search-foundation/store/endpoints/usage'
import { skipToken } from '@search-foundation/store/hooks'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import type { UsageEntry } from './usage-columns.tsx'

/** The usage of the chosen keys by day, product and model, and all tokens they used. */
export function useUsage() {
  const { browser, account } = useKeyScope()
  const ofKey = useTotalConsumptionQuery(browser?.apiKey ?? skipToken)
  const ofAccount = useAccountUsageQuery(account ? { ...account, groupBy: ['day', 'model'] } : skipToken)
  if (browser) return { query: ofKey, entries: ofKey.data?.by_day, totalTokens: ofKey.data?.total_tokens }
  return {
    query: ofAccount,
    entries: ofAccount.data?.rows.map(({ date, product, model, tokens }): UsageEntry => ({
      date: date ?? '',
      product_name: product ?? '',
      model_name: model ?? '',
      tokens,
    })),
    totalTokens: ofAccount.data?.total_tokens,
  }
}
