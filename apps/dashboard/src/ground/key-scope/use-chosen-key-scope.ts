import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { skipToken } from '@search-foundation/store/hooks'

import { useStoredApiKey } from '../api-key/api-key.tsx'
import { useQueryParameter } from '../query/use-query-parameter.ts'
import { useIsSessionPending, useSignedIn } from '../services/services.tsx'
import { chooseKeyScope } from './key-scope.ts'

/**
 * Whose tokens the address asks for, and the keys that can be chosen. While it is unknown who is signed in, or which keys they have, `isPending` is
 * true.
 */
export function useChosenKeyScope() {
  const apiKey = useStoredApiKey()
  const user = useSignedIn()
  const isSessionPending = useIsSessionPending()
  const keys = useAccountKeysQuery(user === null ? skipToken : { uid: user.uid })
  const [wanted, choose] = useQueryParameter('key')
  const own = user === null ? [] : (keys.currentData ?? [])
  return {
    scope: chooseKeyScope({ wanted, apiKey, uid: user?.uid ?? null, keys: own }),
    isPending: isSessionPending || (user !== null && keys.currentData === undefined && !keys.isError),
    /** The keys of the signed-in user: none for nobody. */
    keys: own,
    query: keys,
    apiKey,
    choose,
  }
}
