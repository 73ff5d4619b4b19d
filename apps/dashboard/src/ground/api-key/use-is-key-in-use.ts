import type { AccountKey } from '@search-foundation/api-client/account'

import { isKeyText } from '../key-scope/key-scope.ts'
import { useStoredApiKey } from './api-key.tsx'

/** Returns a test of whether a key of the account is the one in this browser. */
export function useIsKeyInUse(): (key: AccountKey) => boolean {
  const stored = useStoredApiKey()
  return (key) => isKeyText(key, stored)
}
