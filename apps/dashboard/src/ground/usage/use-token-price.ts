import { useAccountTokenPriceQuery, useTokenPriceQuery } from '@search-foundation/store/endpoints/billing'
import { skipToken } from '@search-foundation/store/hooks'

import { useKeyScope } from '../key-scope/use-key-scope.ts'

/** What a million tokens cost: what the account paid on average, or the key in this browser; the list price where nothing was bought. */
export function useTokenPrice() {
  const { browser, account } = useKeyScope()
  const ofKey = useTokenPriceQuery(browser?.apiKey ?? skipToken)
  const ofAccount = useAccountTokenPriceQuery(account ? { uid: account.uid } : skipToken)
  return browser ? ofKey : ofAccount
}
