/** The part of the browser's `Storage` that preferences need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Returns the name of the local storage entry of a persisted field. Each field has an entry of its own: two tabs that change
 * different fields at once can't overwrite each other's change.
 */
export const entryOf = (slice: string, field: string): string => `sf:${slice}.${field}`

/**
 * Wraps a storage so that no access throws. What the browser refuses to store (storage is blocked or full) is logged and
 * remembered until the page is left.
 *
 * @param open returns the storage. Called at each access, because a browser that blocks storage throws on `localStorage` itself.
 * @param onRefused called once, when the browser first refuses an access
 */
export function safeStorage(
  open: () => TextStorage = () => localStorage,
  onRefused: () => void = () => undefined,
): TextStorage {
  const unsaved = new Map<string, string>()
  let isWarned = false
  let isRefused = false

  function refuse(): void {
    if (!isRefused) onRefused()
    isRefused = true
  }

  return {
    getItem(key) {
      const text = unsaved.get(key)
      if (text !== undefined) return text
      try {
        return open().getItem(key)
      } catch (error) {
        // Preferences are read often, and a blocked storage stays blocked: one warning is enough.
        if (!isWarned) console.warn(`Could not read "${key}" from the browser's storage.`, error)
        isWarned = true
        refuse()
        return null
      }
    },
    setItem(key, text) {
      try {
        open().setItem(key, text)
        unsaved.delete(key)
      } catch (error) {
        console.warn(`Could not save "${key}" in the browser's storage.`, error)
        unsaved.set(key, text)
        refuse()
      }
    },
  }
}

/** Parses the text of an entry. Undefined if nothing or something else than JSON is stored. */
export function parseEntry(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
