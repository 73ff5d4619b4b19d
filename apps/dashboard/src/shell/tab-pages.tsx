import { lazy, type ComponentType } from 'react'

import { readPlace } from '../ground/place/place.ts'
import { loadOrReload } from './load-or-reload.ts'
import { tabs, type TabRow } from './tabs.tsx'

/** A page whose code is loaded when it is first shown, or before. */
export interface LazyPage {
  Page: ComponentType
  preload: () => void
}

function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined
  const loadOnce = () =>
    (loading ??= loadOrReload(async () => ({ default: await load() }), {
      history,
      fetchDocument: () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }),
      reload: () => location.reload(),
    }))
  return {
    Page: lazy(loadOnce),
    // A failure is shown where the page would be.
    preload: () => void loadOnce().catch(() => undefined),
  }
}

/** The page of a tab and the page of one of its items. */
export const tabPages = tabs.map(({ id, page, ...row }: TabRow) => ({
  id,
  page: lazyPage(page),
  ...(row.itemPage !== undefined && { itemPage: lazyPage(row.itemPage) }),
}))

/** The page on which the links of mails end. */
export const accountActionPage = lazyPage(
  async () => (await import('../pages/account-action.tsx')).AccountActionPage,
)

/** Begins to load the page of a path. */
export function preloadPage(pathname: string): void {
  const { tab, item } = readPlace(pathname)
  const row = tabPages.find(({ id }) => id === tab)
  const page = item === undefined ? row?.page : row?.itemPage
  page?.preload()
}
