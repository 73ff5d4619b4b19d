import { ownKeyReference } from '@search-foundation/store/own-key'

import { useKeyScope } from './use-key-scope.ts'

/** What calls take as the one key that is shown; undefined for all keys of the account together. */
export function useKeyOfScope(): string | undefined {
  const { browser, account } = useKeyScope()
  if (browser) return browser.apiKey
  const { uid, keyId } = account
  return keyId === undefined ? undefined : ownKeyReference({ uid, keyId })
}
