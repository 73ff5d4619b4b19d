import { apiKeyEntry, readApiKey, storeApiKey } from '@search-foundation/store/preferences'
import { useSyncExternalStore } from 'react'

import { storage } from './browser-storage.ts'

/** Returns the visitor's own API key, as the dashboard stored it; null without one and while prerendering. */
export function useApiKey(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readApiKey(storage),
    () => null,
  )
}

/**
 * Returns the visitor's API key as a call takes it. Handlers use this instead of the hook: a press that was made before an island
 * had started is repeated in its first render, in which the hook still returns what was prerendered.
 */
export function storedKey(): { apiKey?: string } {
  const apiKey = readApiKey(storage)
  return apiKey === null ? {} : { apiKey }
}

/** Stores a key for the demos and the dashboard. */
export function saveApiKey(apiKey: string): void {
  storeApiKey(storage, apiKey)
  // Browsers send this event to other tabs only; the islands of this page listen to it, too.
  dispatchEvent(new StorageEvent('storage', { key: apiKeyEntry, newValue: apiKey }))
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
