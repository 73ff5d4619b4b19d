import { lazy, useState, type ComponentType } from 'react'

import { readPlace } from '../ground/place/place.ts'
import { loadOrReload } from './load-or-reload.ts'
import { tabs, type TabRow } from './tabs.tsx'

/** A page whose code is loaded when it is first shown, or before. */
export interface LazyPage {
  Page: ComponentType
  /** Loads its code. Resolves when it is there, or when that failed, which is shown where the page would be. */
  preload: () => Promise<void>
}

function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let loading: Promise<{ default: ComponentType }> | undefined
  async function loadPage() {
    loaded = await load()
    return { default: loaded }
  }
  const loadOnce = () =>
    (loading ??= loadOrReload(loadPage, {
      history,
      fetchDocument: () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }),
      reload: () => location.reload(),
    }).catch((error: unknown) => {
      addEventListener('online', loadAnew, { once: true })
      throw error
    }))
  /** When the connection is back, the page is tried again, as `PageBoundary` does. */
  function loadAnew() {
    loading = undefined
    LoadedPage = lazy(loadOnce)
  }
  let LoadedPage = lazy(loadOnce)
  return {
    Page: function LazyPage() {
      // `lazy` would first show the skeleton, also for code that is there.
      const [Page] = useState(() => loaded ?? LoadedPage)
      return <Page />
    },
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  }
}

/** The page of a tab and the page of one of its items. */
export const tabPages = tabs.map(({ id, page, sections, ...row }: TabRow) => ({
  id,
  page: lazyPage(page),
  path: id === 'overview' ? '' : sections === undefined ? id : `${id}/:section?`,
  ...(row.itemPage !== undefined && { itemPage: lazyPage(row.itemPage) }),
}))

/** The page on which the links of mails end. */
export const accountActionPage = lazyPage(
  async () => (await import('../pages/account-action.tsx')).AccountActionPage,
)

/** Loads the code of the page of a path. Resolves also when it cannot be loaded. */
export async function preloadPage(pathname: string): Promise<void> {
  const { tab, item } = readPlace(pathname)
  const row = tabPages.find(({ id }) => id === tab)
  const page = item === undefined ? row?.page : (row?.itemPage ?? row?.page)
  await page?.preload()
}
