import { readApiKey, safeStorage } from '@search-foundation/store/preferences'
import { useSyncExternalStore } from 'react'

const storage = safeStorage()

/** Returns the visitor's own API key, as the dashboard stored it; null without one and while prerendering. */
export function useApiKey(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readApiKey(storage),
    () => null,
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
