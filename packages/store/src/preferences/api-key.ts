import { parseObject, storagePrefix, type TextStorage } from './text-storage.ts'

/** Local storage key of the embedding store's persisted fields (specification §3). */
export const embeddingKey = `${storagePrefix}embedding`

/** Stores an API key as the one in use. What was known about the one before is forgotten. */
export function storeApiKey(storage: TextStorage, apiKey: string): void {
  const stored = parseObject(storage.getItem(embeddingKey))
  storage.setItem(embeddingKey, JSON.stringify({ ...stored, apiKey, apiKeyInfo: null }))
}

/** Reads the visitor's API key, as the dashboard stored it; null without one. */
export function readApiKey(storage: TextStorage): string | null {
  const { apiKey } = parseObject(storage.getItem(embeddingKey))
  return typeof apiKey === 'string' && apiKey !== '' ? apiKey : null
}
