import { useAppSelector } from '@search-foundation/store/hooks'
import { createContext, useContext, useMemo, type ReactNode } from 'react'

import type { KeyScope } from '../key-scope/key-scope.ts'
import { KeyScopeContext } from '../key-scope/use-key-scope.ts'

const ApiKeyContext = createContext<string | null>(null)

/** The API key in use; null when there is none. */
export const useStoredApiKey = (): string | null => useAppSelector(({ embedding }) => embedding.apiKey)

/** Renders its children with the key in use, and as the scope of what they show; or `fallback` without one. */
export function ApiKeyBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const apiKey = useStoredApiKey()
  const scope = useMemo<KeyScope | null>(() => (apiKey === null ? null : { browser: { apiKey } }), [apiKey])
  return apiKey === null ? (
    fallback
  ) : (
    <ApiKeyContext value={apiKey}>
      <KeyScopeContext value={scope}>{children}</KeyScopeContext>
    </ApiKeyContext>
  )
}

/** The API key in use. Throws outside of an `ApiKeyBoundary`. */
export function useApiKey(): string {
  const apiKey = useContext(ApiKeyContext)
  if (apiKey === null) throw new Error('ApiKeyBoundary is missing above this component.')
  return apiKey
}
