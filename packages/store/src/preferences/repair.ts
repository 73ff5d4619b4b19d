import { apiKeyEntry } from './api-key.ts'
import { defaultSettings, persistedSettings } from './settings.ts'
import { entryOf, parseEntry, type TextStorage } from './text-storage.ts'

/** What a visitor has lost: settings of the site, or the API key in use. */
export type DamagedPart = 'settings' | 'apiKey'

interface StoredField {
  part: DamagedPart
  entry: string
  /** Returns a stored value if it is valid, else undefined. */
  parse: (stored: unknown) => unknown
  fallback: unknown
}

const fields: readonly StoredField[] = [
  ...Object.entries(persistedSettings).map(([name, parse]): StoredField => ({
    part: 'settings',
    entry: entryOf('settings', name),
    parse,
    fallback: defaultSettings[name as keyof typeof persistedSettings],
  })),
  {
    part: 'apiKey',
    entry: apiKeyEntry,
    parse: (stored) => (stored === null || typeof stored === 'string' ? stored : undefined),
    fallback: null,
  },
]

/**
 * Replaces stored settings and a stored API key that are invalid with their defaults, so that a visitor is informed of the loss once.
 * Returns what was lost. What else is stored comes back by itself: the user with the session, the info about a key with its next request.
 */
export function repairPreferences(storage: TextStorage): DamagedPart[] {
  const damaged = fields.filter(({ entry, parse }) => {
    const text = storage.getItem(entry)
    return text !== null && parse(parseEntry(text)) === undefined
  })
  for (const { entry, fallback } of damaged) {
    console.warn(`What is stored as "${entry}" is invalid and was replaced with its default.`)
    storage.setItem(entry, JSON.stringify(fallback))
  }
  return [...new Set(damaged.map(({ part }) => part))]
}
