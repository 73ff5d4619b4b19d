import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query. The build renders for none. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = matchMedia(query)
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  )
}
