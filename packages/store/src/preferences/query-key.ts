import type { TextStorage } from './text-storage.ts'

/** Name of the query key whose value is stored, and of the storage key that it is stored under. */
const key = 's'

/**
 * Moves the query key `s` from the address to the storage: its value is saved under `s`, and a replace navigation removes
 * it from the address (specification §4). Leaves an address without that key alone.
 */
export function storeQueryKey(
  { location, history }: Pick<Window, 'location' | 'history'>,
  storage: TextStorage,
): void {
  const query = new URLSearchParams(location.search)
  const value = query.get(key)
  if (value === null) return
  storage.setItem(key, value)
  query.delete(key)
  const search = query.size === 0 ? '' : `?${query}`
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}
