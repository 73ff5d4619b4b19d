/** The part of the browser's `Storage` that preferences need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Local storage keys are this prefix and the name of the slice. */
export const storagePrefix = 'sf:'

/**
 * Wraps a storage so that no access throws. What the browser refuses to store (storage is blocked or full) is logged and
 * remembered until the page is left.
 *
 * @param open returns the storage. Called at each access, because a browser that blocks storage throws on `localStorage` itself.
 */
export function safeStorage(open: () => TextStorage = () => localStorage): TextStorage {
  const unsaved = new Map<string, string>()
  let isWarned = false
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
      }
    },
  }
}

/** Reads a stored JSON object. Anything else (nothing stored, malformed, another type) is an empty object. */
export function parseObject(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== 'string') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
