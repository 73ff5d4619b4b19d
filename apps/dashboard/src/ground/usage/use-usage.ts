import type { TotalConsumption } from '@search-foundation/api-client'
import { useAccountUsageQuery, useTotalConsumptionQuery } from '@search-foundation/store/endpoints/usage'
import { skipToken } from '@search-foundation/store/hooks'

import { useKeyScope } from '../key-scope/use-key-scope.ts'

/** Tokens of one day, product and model. */
export type UsageEntry = TotalConsumption['by_day'][number]

/** The usage of the chosen keys by day, product and model, and all tokens they used. It is read again every `pollingInterval` milliseconds. */
export function useUsage({ pollingInterval = 0 } = {}) {
  const { browser, account } = useKeyScope()
  const ofKey = useTotalConsumptionQuery(browser?.apiKey ?? skipToken, { pollingInterval })
  const ofAccount = useAccountUsageQuery(account ? { ...account, groupBy: ['day', 'model'] } : skipToken, {
    pollingInterval,
  })
  if (browser) return { query: ofKey, entries: ofKey.data?.by_day, totalTokens: ofKey.data?.total_tokens }
  return {
    query: ofAccount,
    entries: ofAccount.data?.rows.map(({ date, product, model, tokens, paid_tokens }): UsageEntry => ({
      date: date ?? '',
      product_name: product ?? '',
      model_name: model ?? '',
      tokens,
      paid_tokens,
    })),
    totalTokens: ofAccount.data?.total_tokens,
  }
}
