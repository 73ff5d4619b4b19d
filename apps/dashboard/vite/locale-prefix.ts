import { localeSegmentPattern } from '@search-foundation/i18n/locale-path'
import type { Plugin } from 'vite'

const prefix = new RegExp(`^/${localeSegmentPattern}(?=/api-dashboard(/|\\?|$))`)

/**
 * Serves the page under `/{locale}/api-dashboard/…` in development. In production the hosting's rewrites do it
 * (`firebase.json`).
 */
export function localePrefix(): Plugin {
  return {
    name: 'locale-prefix',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url
          ?.replace(prefix, '')
          // Vite serves the page of a base under its slash only.
          .replace(/^\/api-dashboard(?=\?|$)/, '/api-dashboard/')
        next()
      })
    },
  }
}
