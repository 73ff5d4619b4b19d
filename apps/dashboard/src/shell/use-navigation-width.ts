import { parseEntry, safeStorage } from '@search-foundation/store/preferences'
import { useState } from 'react'

import { navigationEntry, type NavigationWidth } from './navigation-width.ts'
import { useMedia } from './use-media.ts'

const storage = safeStorage(() => sessionStorage)
/** Widths at which the side navigation is collapsed unless it was expanded by hand. `frame.module.css` has the same range. */
const medium = '(width < 64rem)'

function storedWidth(): NavigationWidth | undefined {
  const stored = parseEntry(storage.getItem(navigationEntry))
  return stored === 'collapsed' || stored === 'expanded' ? stored : undefined
}

/**
 * Whether the side navigation shows icons only, and a function that changes it. The choice is kept until the browser's tab is closed,
 * because the specification lists what may be kept for longer. Without a choice, the width of the window decides.
 */
export function useNavigationWidth() {
  const isMedium = useMedia(medium)
  // The build renders the frame, too. `typeof sessionStorage` would throw where the browser blocks storage.
  const [chosen, setChosen] = useState(() => (typeof document === 'undefined' ? undefined : storedWidth()))
  const isCollapsed = chosen === undefined ? isMedium : chosen === 'collapsed'
  function toggle(): void {
    const next = isCollapsed ? 'expanded' : 'collapsed'
    storage.setItem(navigationEntry, JSON.stringify(next))
    setChosen(next)
  }
  return { chosen, isCollapsed, toggle }
}
