import type { AccountKey } from '@search-foundation/api-client/account'

import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'

/** Returns a function that tells whether this browser uses a key of the account. The text of account keys is not stored, so masks are compared. */
export function useIsKeyInUse(): (key: AccountKey) => boolean {
  const current = useStoredApiKey()
  return ({ masked }) => current !== null && maskKey(current) === masked
}
