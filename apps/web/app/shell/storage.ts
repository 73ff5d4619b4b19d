/** The browser's local storage, or one that lasts as long as the page where the browser refuses access to it. */
export function storageOf(window: Window): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.localStorage
  } catch {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value)
      },
    }
  }
}
