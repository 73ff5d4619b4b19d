import { parseEntry, safeStorage } from '@search-foundation/store/preferences'
import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { readPlace } from '../ground/place/place.ts'

const entry = 'sf:scroll'
const storage = safeStorage(() => sessionStorage)

/** Where the entries of the history were left, by their keys. */
let positions: Record<string, number> | undefined

/**
 * Shows a new page from its top, and an entry of the history where it was left (also after a reload). A change of the query, the
 * fragment or the language does not scroll. Call it in the component that shows the page.
 *
 * Own code instead of `ScrollRestoration`: that needs `createBrowserRouter`, which loads 33.9 kB (gzip) where `BrowserRouter` loads 15.3,
 * for loaders and actions that the dashboard does not have.
 */
export function useScrollPosition(): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  const { key, pathname } = useLocation()
  const { tab, item } = readPlace(pathname)

  // Runs when the page or its item is another one, but not when only the entry of the history is.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [tab, item])

  useLayoutEffect(() => {
    const known = (positions ??= (parseEntry(storage.getItem(entry)) as typeof positions) ?? {})
    if (isReturn) scrollTo(0, known[key] ?? 0)
    const remember = () => void (known[key] = scrollY)
    const store = () => storage.setItem(entry, JSON.stringify(known))
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', store)
    }
  }, [key, isReturn])

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
}
