import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { readPlace, tabPath, type Place, type Tab } from './place.ts'

export interface Target {
  /** Id of an item, for the page of one. */
  item?: string
  /** Parameters of the address, beside the chosen key. */
  query?: Readonly<Record<string, string>>
}

/** Where the visitor is, and the addresses of the tabs in the same language and for the same keys. */
export function usePlace(): Place & { pathOf: (tab: Tab, target?: Target) => string } {
  const place = readPlace(useLocation().pathname)
  const { locale } = place
  const key = useSearchParams()[0].get('key')
  // The same function until these change, and so the same links.
  const pathOf = useCallback(
    (tab: Tab, { item, query }: Target = {}) => {
      const path = tabPath(tab, locale) + (item === undefined ? '' : `/${encodeURIComponent(item)}`)
      const search = new URLSearchParams({ ...(key !== null && { key }), ...query })
      return search.size === 0 ? path : `${path}?${search}`
    },
    [locale, key],
  )
  return { ...place, pathOf }
}
