import { entryOf, parseEntry, type TextStorage } from './text-storage.ts'

/** Local storage entry of the key in use (specification §3). */
export const apiKeyEntry = entryOf('embedding', 'apiKey')
const apiKeyInfoEntry = entryOf('embedding', 'apiKeyInfo')

/** Stores an API key as the one in use. What was known about the one before is forgotten. */
export function storeApiKey(storage: TextStorage, apiKey: string): void {
  storage.setItem(apiKeyInfoEntry, 'null')
  storage.setItem(apiKeyEntry, JSON.stringify(apiKey))
}

/** Reads the visitor's API key, as the dashboard stored it; null without one. */
export function readApiKey(storage: TextStorage): string | null {
  const apiKey = parseEntry(storage.getItem(apiKeyEntry))
  return typeof apiKey === 'string' && apiKey !== '' ? apiKey : null
}
