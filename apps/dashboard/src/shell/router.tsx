import { createBrowserRouter, replace, type RouteObject } from 'react-router'

import { readPlace, tabPath } from '../ground/place/place.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { RouteError } from './route-error.tsx'
import { Shell } from './shell.tsx'
import { tabs, type TabRow } from './tabs.tsx'

/** A page that is loaded by the first visit. Its failures leave the frame around it. */
const lazyPage = (load: TabRow['page']) => ({
  lazy: { Component: load },
  ErrorBoundary: RouteError,
  HydrateFallback: PageSkeleton,
})

const routesOfTab = ({ id, page, itemPage }: TabRow): RouteObject[] => [
  id === 'overview' ? { index: true, ...lazyPage(page) } : { path: id, ...lazyPage(page) },
  ...(itemPage === undefined ? [] : [{ path: `${id}/:id`, ...lazyPage(itemPage) }]),
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
        path: 'account-action',
        ...lazyPage(async () => (await import('../pages/account-action.tsx')).AccountActionPage),
      },
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
