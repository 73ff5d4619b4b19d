import { canonicalLocale } from '@search-foundation/i18n/locale-table'

import { entryOf, parseEntry, type TextStorage } from './text-storage.ts'

/** `auto` follows the system (specification §4). */
export type DarkMode = 'auto' | boolean

/** The settings of specification §3, and the consent to analytics. */
export interface Settings {
  enableSceneXplainTooltip: boolean
  enableGlobalQA: boolean
  enableRecommender: boolean
  enableAutoAPIRequest: boolean
  /** Code of the chosen interface language; null until the visitor chooses one. */
  language: string | null
  lastQuestion: string
  showTopNotification: boolean
  localeOptions: string[]
  /** Leads a returning visitor from landing to the dashboard (specification §2, guard 4). */
  showFarewell: boolean
  showSearchBar: boolean
  showBookNotification: boolean
  darkMode: DarkMode
  licenseConfig: Readonly<Record<string, unknown>> | null
  /** Whether the visitor agreed to analytics. Nothing is measured before. */
  enableAnalytics: boolean
}

export const defaultSettings: Settings = {
  enableSceneXplainTooltip: true,
  enableGlobalQA: true,
  enableRecommender: true,
  enableAutoAPIRequest: false,
  language: null,
  lastQuestion: '',
  showTopNotification: false,
  localeOptions: [],
  showFarewell: false,
  showSearchBar: false,
  showBookNotification: true,
  darkMode: 'auto',
  licenseConfig: null,
  enableAnalytics: false,
}

const boolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The persisted fields. Each function returns a stored value if it is valid, else undefined. */
export const persistedSettings = {
  language: (value: unknown) =>
    value === null ? null : typeof value === 'string' ? canonicalLocale(value) : undefined,
  showTopNotification: boolean,
  enableSceneXplainTooltip: boolean,
  enableRecommender: boolean,
  enableAutoAPIRequest: boolean,
  lastQuestion: text,
  showFarewell: boolean,
  showBookNotification: boolean,
  darkMode: (value: unknown) => (value === 'auto' ? value : boolean(value)),
  licenseConfig: (value: unknown) =>
    value === null ? null : typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined,
  enableAnalytics: boolean,
} satisfies { [Name in keyof Settings]?: (value: unknown) => Settings[Name] | undefined }

/**
 * Reads the settings. A missing or invalid field has its default. Saved language codes are returned as the locale table spells
 * them (`en` becomes `en-US`).
 */
export function readSettings(storage: TextStorage): Settings {
  const stored = Object.entries(persistedSettings).flatMap(([name, read]) => {
    const value = read(parseEntry(storage.getItem(entryOf('settings', name))))
    return value === undefined ? [] : [[name, value]]
  })
  return { ...defaultSettings, ...Object.fromEntries(stored) }
}

/** Stores changed settings. Other stored settings are left unchanged. */
export function changeSettings(storage: TextStorage, change: Partial<Settings>): void {
  for (const [name, value] of Object.entries(change))
    storage.setItem(entryOf('settings', name), JSON.stringify(value))
}
