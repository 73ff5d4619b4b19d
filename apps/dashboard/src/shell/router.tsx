import { loadMessages, type Namespace } from '@search-foundation/i18n/load-messages'
import { createBrowserRouter, replace, type RouteObject } from 'react-router'

import { readPlace, tabPath } from '../ground/place/place.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { RouteError } from './route-error.tsx'
import { Shell } from './shell.tsx'
import { tabs, type TabRow } from './tabs.tsx'

/** Fetches messages before a component asks for them. A failure is logged when it does. */
function prefetch(namespaces: readonly Namespace[]): void {
  const { lang } = document.documentElement
  for (const namespace of namespaces) loadMessages(lang, namespace).catch(() => undefined)
}

/** A page that is loaded by the first visit, together with its messages. Its failures leave the frame around it. */
const lazyPage = (load: TabRow['page'], messages: TabRow['messages']) => ({
  lazy: {
    Component: () => {
      prefetch(messages)
      return load()
    },
  },
  ErrorBoundary: RouteError,
  HydrateFallback: PageSkeleton,
})

const routesOfTab = ({ id, messages, page, itemPage }: TabRow): RouteObject[] => [
  id === 'overview'
    ? { index: true, ...lazyPage(page, messages) }
    : { path: id, ...lazyPage(page, messages) },
  ...(itemPage === undefined ? [] : [{ path: `${id}/:id`, ...lazyPage(itemPage, messages) }]),
]

/** The routes of the dashboard, without and with a locale. An unknown tab leads to the overview. */
export const routesOf = (rows: readonly TabRow[]): RouteObject[] => [
  {
    path: ':locale?/api-dashboard',
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      ...rows.flatMap(routesOfTab),
      {
        path: '*',
        loader: ({ request }) => {
          const { pathname, search } = new URL(request.url)
          return replace(tabPath('overview', readPlace(pathname).locale) + search)
        },
      },
    ],
  },
]

/** Creates the router, which begins to load the page of the address. */
export const createRouter = () => createBrowserRouter(routesOf(tabs))
