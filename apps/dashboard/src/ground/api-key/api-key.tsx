import { useAppSelector } from '@search-foundation/store/hooks'
import { createContext, useContext, useMemo, type ReactNode } from 'react'

import type { KeyInUse, KeyScope } from '../key-scope/key-scope.ts'
import { KeyScopeContext } from '../key-scope/use-key-scope.ts'
import { maskKey } from './mask-key.ts'
import { useAccountKeyName } from './use-key-names.ts'

const KeyInUseContext = createContext<KeyInUse | null>(null)

/** The API key in this browser; null when there is none. */
export const useStoredApiKey = (): string | null => useAppSelector(({ embedding }) => embedding.apiKey)

/** Renders its children with a key, which is also the scope of what they show. */
export function KeyInUseProvider({ inUse, children }: { inUse: KeyInUse; children: ReactNode }) {
  const { apiKey, own } = inUse
  const uid = own?.uid
  const keyId = own?.key.id
  const scope = useMemo<KeyScope>(
    () => (uid === undefined || keyId === undefined ? { browser: { apiKey } } : { account: { uid, keyId } }),
    [apiKey, uid, keyId],
  )
  return (
    <KeyInUseContext value={inUse}>
      <KeyScopeContext value={scope}>{children}</KeyScopeContext>
    </KeyInUseContext>
  )
}

/** The key that the page acts with; null outside of a `KeyInUseProvider`. */
export const useKeyInUse = (): KeyInUse | null => useContext(KeyInUseContext)

/** What calls take as the key that the page acts with. Throws outside of a `KeyInUseProvider`. */
export function useApiKey(): string {
  const inUse = useKeyInUse()
  if (inUse === null) throw new Error('WithKey is missing above this component.')
  return inUse.apiKey
}

/** What the key that the page acts with is called: its name and last four characters, or its mask. Throws outside of a `KeyInUseProvider`. */
export function useKeyName(): string {
  const inUse = useKeyInUse()
  const accountKeyName = useAccountKeyName()
  if (inUse === null) throw new Error('WithKey is missing above this component.')
  return inUse.own === undefined ? maskKey(inUse.apiKey) : accountKeyName(inUse.own.key)
}
