import { useLocation } from 'react-router'

import { readPlace, tabPath, type Place, type Tab } from './place.ts'

/** Where the visitor is, and the paths of the tabs in the same language. */
export function usePlace(): Place & { pathOf: (tab: Tab) => string } {
  const place = readPlace(useLocation().pathname)
  return { ...place, pathOf: (tab) => tabPath(tab, place.locale) }
}
