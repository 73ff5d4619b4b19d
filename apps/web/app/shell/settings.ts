/** Key under which the settings store keeps its persisted fields (JSON object, specification §3). */
export const settingsKey = 'sf:settings'

export type DarkMode = 'auto' | boolean

/** The persisted settings the shell reads; other fields of the same object are left alone. */
export interface ShellSettings {
  darkMode: DarkMode
  language: string | undefined
  showFarewell: boolean
}

/** Reads the stored settings. What is missing, malformed or unreachable (blocked storage) takes its default. */
export function readSettings(storage: Pick<Storage, 'getItem'>): ShellSettings {
  const { darkMode, language, showFarewell } = readObject(storage)
  return {
    darkMode: typeof darkMode === 'boolean' ? darkMode : 'auto',
    language: typeof language === 'string' ? language : undefined,
    showFarewell: showFarewell === true,
  }
}

/** Changes some settings and keeps every other stored field as it is. */
export function writeSettings(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  change: Partial<{ darkMode: DarkMode; language: string }>,
): void {
  const next = JSON.stringify({ ...readObject(storage), ...change })
  try {
    storage.setItem(settingsKey, next)
  } catch (error) {
    // A full or blocked storage must not break the page; the choice then lasts for this page only.
    console.warn('The settings could not be saved.', error)
  }
}

function readObject(storage: Pick<Storage, 'getItem'>): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(settingsKey) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
