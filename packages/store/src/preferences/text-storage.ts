/** The part of the browser's `Storage` that preferences need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Returns the name of the local storage entry of a persisted field. Each field has an entry of its own: two tabs that change
 * different fields at once can't overwrite each other's change.
 */
export const entryOf = (slice: string, field: string): string => `sf:${slice}.${field}`

export type StorageAccess = 'read' | 'write'

/**
 * Wraps a storage so that no access throws. What the browser refuses to store (storage is blocked or full) is logged and
 * remembered until the page is left.
 *
 * @param open returns the storage. Called at each access, because a browser that blocks storage throws on `localStorage` itself.
 * @param onRefused called when the browser first refuses to read, and when it first refuses to write
 */
export function safeStorage(
  open: () => TextStorage = () => localStorage,
  onRefused: (access: StorageAccess) => void = () => undefined,
): TextStorage {
  const unsaved = new Map<string, string>()
  const refused = new Set<StorageAccess>()

  function refuse(access: StorageAccess): void {
    if (refused.has(access)) return
    refused.add(access)
    onRefused(access)
  }

  return {
    getItem(key) {
      const text = unsaved.get(key)
      if (text !== undefined) return text
      try {
        return open().getItem(key)
      } catch (error) {
        // Preferences are read often, and a blocked storage stays blocked: one warning is enough.
        if (!refused.has('read')) console.warn(`Could not read "${key}" from the browser's storage.`, error)
        refuse('read')
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
        refuse('write')
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
