import { canonicalLocale, offeredLocales } from '@search-foundation/i18n/locale-table'

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
  /** Codes of the languages that the language choice lists. */
  localeOptions: readonly string[]
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
  localeOptions: offeredLocales.map(({ code }) => code),
  showFarewell: false,
  showSearchBar: false,
  showBookNotification: true,
  darkMode: 'auto',
  licenseConfig: null,
  enableAnalytics: false,
}

const boolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

type Readers = { [Name in keyof Settings]?: (value: unknown) => Settings[Name] | undefined }

/** The fields in local storage. Each function returns a stored value if it is valid, else undefined. */
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
} satisfies Readers

/** Fields that last until the tab is closed: specification §3 leaves them out of local storage. */
const sessionSettings = { enableGlobalQA: boolean, showSearchBar: boolean } satisfies Readers

/**
 * Reads the settings. A missing or invalid field has its default. Saved language codes are returned as the locale table spells
 * them (`en` becomes `en-US`).
 *
 * @param session the storage of the tab; without one, its settings have their defaults
 */
export function readSettings(storage: TextStorage, session?: TextStorage): Settings {
  return {
    ...defaultSettings,
    ...readFields(storage, persistedSettings),
    ...(session && readFields(session, sessionSettings)),
  }
}

/** Stores changed settings, each where it is read. Other stored settings are left unchanged. */
export function changeSettings(storage: TextStorage, change: Partial<Settings>, session?: TextStorage): void {
  for (const [name, value] of Object.entries(change)) {
    const target = name in persistedSettings ? storage : name in sessionSettings ? session : undefined
    target?.setItem(entryOf('settings', name), JSON.stringify(value))
  }
}

function readFields(storage: TextStorage, readers: Readers): Partial<Settings> {
  const fields = Object.entries(readers).flatMap(([name, read]) => {
    const value = read(parseEntry(storage.getItem(entryOf('settings', name))))
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(fields) as Partial<Settings>
}
