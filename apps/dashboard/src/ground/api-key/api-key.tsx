import { useAppSelector } from '@search-foundation/store/hooks'
import { createContext, useContext, type ReactNode } from 'react'

const ApiKeyContext = createContext<string | null>(null)

/** The API key in use; null when there is none. */
export const useStoredApiKey = (): string | null => useAppSelector(({ embedding }) => embedding.apiKey)

/** Renders its children with the key in use, or `fallback` without one. */
export function ApiKeyBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const apiKey = useStoredApiKey()
  return apiKey === null ? fallback : <ApiKeyContext value={apiKey}>{children}</ApiKeyContext>
}

/** The API key in use. Throws outside of an `ApiKeyBoundary`. */
export function useApiKey(): string {
  const apiKey = useContext(ApiKeyContext)
  if (apiKey === null) throw new Error('ApiKeyBoundary is missing above this component.')
  return apiKey
}
