import { useSyncExternalStore } from 'react'

import { storageOf } from '../shell/storage.ts'

/** Where the dashboard's embedding store keeps its persisted fields (specification §3). */
const embeddingKey = 'sf:embedding'

/** The visitor's own API key, as the dashboard stored it; undefined without one and while prerendering. */
export function useApiKey(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readApiKey(storageOf(window)),
    () => undefined,
  )
}

/** Reads the key out of the stored object; anything but a non-empty text counts as no key. */
export function readApiKey(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(embeddingKey) ?? 'null')
    if (typeof value !== 'object' || value === null || !('apiKey' in value)) return undefined
    return typeof value.apiKey === 'string' && value.apiKey !== '' ? value.apiKey : undefined
  } catch {
    return undefined
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
