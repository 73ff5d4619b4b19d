/** Most keys in memory; the one that was counted first is dropped first. */
const maxKeys = 10_000

/** Counts what happens for a key. Returns whether it is within the limit. */
export type WindowLimit = (key: string) => boolean

/** Allows a number of events per key within a time in milliseconds, which begins with the first of them. */
export function createWindowLimit(most: number, milliseconds: number, now: () => number): WindowLimit {
  const windows = new Map<string, { count: number; end: number }>()
  return (key) => {
    const known = windows.get(key)
    if (known !== undefined && known.end > now()) {
      known.count += 1
      return known.count <= most
    }
    windows.delete(key)
    if (windows.size >= maxKeys) windows.delete(windows.keys().next().value ?? '')
    windows.set(key, { count: 1, end: now() + milliseconds })
    return true
  }
}
