import { localeSegmentPattern } from '@search-foundation/i18n/locale-path'
import type { Connect, Plugin } from 'vite'

import { notFoundPath, prerenderedPaths } from '../prerendered-paths.ts'

/** Paths of the dashboard, with and without a locale, for the proxy of the development server. */
export const dashboardPaths = `^/(${localeSegmentPattern}/)?api-dashboard(/|\\?|$)`

/**
 * Serves the not-found page for unknown addresses in development, as the hosting does in production with `404.html`.
 * Without it React Router would serve a fallback without the page's frame, and the navigation guards would not run.
 */
export function missingPages(): Plugin {
  const dashboard = new RegExp(dashboardPaths)
  return {
    name: 'missing-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.originalUrl ?? ''
        if (isDocument(request) && !dashboard.test(path) && !isPrerendered(path)) {
          request.url = notFoundPath
          // React Router's handler reads this one.
          request.originalUrl = notFoundPath
        }
        next()
      })
    },
  }
}

function isDocument({ method, headers }: Connect.IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

function isPrerendered(address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost')
  return prerenderedPaths().includes(pathname.replace(/(?<=.)\/$/, ''))
}
