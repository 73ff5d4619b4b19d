import { useKeyRateLimitsQuery, useRateLimitsQuery } from '@search-foundation/store/endpoints/models'
import { skipToken } from '@search-foundation/store/hooks'

import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'

/** How often the used part of the limits is read. */
const pollMilliseconds = 5000
const live = { pollingInterval: pollMilliseconds, skipPollingIfUnfocused: true }

/** The rate limits and, when one key is chosen, what it has used of them, read again every few seconds while the tab is visible. */
export function useRateLimits() {
  const { scope, isPending } = useChosenKeyScope()
  const { uid, keyId } = scope?.account ?? {}
  const apiKey = scope?.browser?.apiKey
  const isOfAccountKey = uid !== undefined && keyId !== undefined
  const ofAccountKey = useKeyRateLimitsQuery(isOfAccountKey ? { uid, keyId } : skipToken, live)
  const others = useRateLimitsQuery(
    isPending || isOfAccountKey ? skipToken : apiKey,
    apiKey === undefined ? {} : live,
  )
  return {
    query: isOfAccountKey ? ofAccountKey : others,
    /** Whether all keys of the account are chosen, which have limits of their own each. */
    isOfAllKeys: uid !== undefined && keyId === undefined,
  }
}
