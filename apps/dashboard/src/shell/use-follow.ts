import { startTransition, useCallback, useOptimistic } from 'react'
import { useNavigate } from 'react-router'

import { isDashboardPath } from '../ground/place/place.ts'

/**
 * Follows the links of the dashboard: `follow` shows the page of an address on this origin, and `next` is its path until the page is there. The frame
 * answers at once; the page is drawn after that, when its code is loaded.
 */
export function useFollow(): { follow: (href: string) => void; next: string | undefined } {
  const navigate = useNavigate()
  const [next, showNext] = useOptimistic<string | undefined>(undefined)
  // The same function at every address, because all links are drawn again with another one.
  const follow = useCallback(
    (href: string): void => {
      const { origin, pathname, search, hash } = new URL(href, location.href)
      if (origin !== location.origin || !isDashboardPath(pathname)) return location.assign(href)
      startTransition(() => {
        showNext(pathname)
        void navigate(pathname + search + hash)
      })
    },
    [navigate, showNext],
  )
  return { follow, next }
}
