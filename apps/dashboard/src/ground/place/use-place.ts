import { useLocation, useSearchParams } from 'react-router'

import { readPlace, tabPath, type Place, type Tab } from './place.ts'

/** Where the visitor is, and the addresses of the tabs in the same language and for the same keys. */
export function usePlace(): Place & { pathOf: (tab: Tab) => string } {
  const place = readPlace(useLocation().pathname)
  const key = useSearchParams()[0].get('key')
  const query = key === null ? '' : `?${new URLSearchParams({ key })}`
  return { ...place, pathOf: (tab) => tabPath(tab, place.locale) + query }
}
