import type { AccountKey } from '@search-foundation/api-client/account'

import { useStoredApiKey } from './api-key.tsx'
import { maskKey } from './mask-key.ts'

/** Returns a test of whether a key of the account is the one in this browser. The text of account keys is not stored, so masks are compared. */
export function useIsKeyInUse(): (key: AccountKey) => boolean {
  const current = useStoredApiKey()
  return ({ masked }) => current !== null && maskKey(current) === masked
}
