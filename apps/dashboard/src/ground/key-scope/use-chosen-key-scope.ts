import type { AccountKey, KeyScope } from '@search-foundation/api-client/account'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { skipToken } from '@search-foundation/store/hooks'
import { useMemo } from 'react'

import { useStoredApiKey } from '../api-key/api-key.tsx'
import { useQueryParameter } from '../query/use-query-parameter.ts'
import { useIsSessionPending, useSignedIn } from '../services/services.tsx'
import { chooseKeyInUse, chooseKeyScope, isKeyText } from './key-scope.ts'

const none: readonly AccountKey[] = []

/**
 * Whose tokens the address asks for, the key to act with (one that is allowed what the page `needs`), and the keys that can be chosen. While it is unknown who is signed in, or which keys they
 * have, `isPending` is true.
 */
export function useChosenKeyScope(needs?: KeyScope) {
  const stored = useStoredApiKey()
  const uid = useSignedIn()?.uid ?? null
  const isSessionPending = useIsSessionPending()
  const query = useAccountKeysQuery(uid === null ? skipToken : { uid })
  const [wanted, choose] = useQueryParameter('key')
  const keys = uid === null ? none : (query.currentData ?? none)
  // A further attempt keeps the error of the last one until it has ended.
  const isUnknown = query.currentData === undefined && query.error !== undefined
  // A key of the account is that key, also when its text is stored here.
  const apiKey = keys.some((key) => isKeyText(key, stored)) ? null : stored
  const inUse = useMemo(
    () => chooseKeyInUse({ wanted, apiKey, uid, keys, isUnknown }, stored, { needs }),
    [wanted, apiKey, uid, keys, isUnknown, stored, needs],
  )
  return {
    scope: chooseKeyScope({ wanted, apiKey, uid, keys, isUnknown }),
    inUse,
    isPending: isSessionPending || (uid !== null && query.currentData === undefined && !isUnknown),
    /** The keys of the signed-in user: none for nobody. */
    keys,
    /** Whether the keys of the signed-in user could not be loaded. */
    isUnknown,
    query,
    /** The key in this browser, unless it is one of `keys`. */
    apiKey,
    choose,
  }
}
