import { readFileSync } from 'node:fs'
import { brand } from '@search-foundation/content/brand'
import { localeSegmentPattern } from '@search-foundation/i18n/locale-path'
import type { Connect, Plugin } from 'vite'

import { notFoundPath } from '../app/site-map.ts'
import { robotsText, sitemapText } from '../postbuild/sitemap.ts'
import { pagePaths, prerenderedPaths } from '../prerendered-paths.ts'
import { paletteEntries } from './palette-entries.ts'
import { redirectOf, type HostingRules } from './redirect-of.ts'

/** Paths of the dashboard, with and without a locale, for the proxy of the development server. */
export const dashboardPaths = `^/(${localeSegmentPattern}/)?api-dashboard(/|\\?|$)`

/**
 * Makes the development server respond as the hosting does in production: redirects of firebase.json, one address per page, the
 * files of the build (`robots.txt`, `sitemap.xml`, page lists of the palette), and the not-found page for unknown addresses.
 */
export function hosting(): Plugin {
  const file = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')
  const rules = (JSON.parse(file) as { hosting: HostingRules }).hosting
  const dashboard = new RegExp(dashboardPaths)
  return {
    name: 'hosting',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', `http://${request.headers.host}`)
        const redirect = redirectOf(rules, url, prerenderedPaths())
        if (redirect !== undefined) {
          response.writeHead(301, { Location: redirect }).end()
          return
        }
        const write = (type: string, text: string) => {
          response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(text)
        }
        if (url.pathname === '/robots.txt') return write('text/plain', robotsText(brand.hosts.site))
        if (url.pathname === '/sitemap.xml') {
          return write('application/xml', sitemapText(pagePaths(), brand.hosts.site))
        }
        const locale = /^\/pages\/([^/]+)\.json$/.exec(url.pathname)?.[1]
        if (locale !== undefined) {
          paletteEntries(url.origin, locale).then(
            (entries) => write('application/json', JSON.stringify(entries)),
            next,
          )
          return
        }
        if (isDocument(request) && !dashboard.test(url.pathname) && !isPage(url.pathname)) {
          request.url = notFoundPath
          // React Router's handler reads this one.
          request.originalUrl = notFoundPath
        }
        next()
      })
    },
  }
}

const isDocument = ({ method, headers }: Connect.IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true

/** The address of the not-found page itself is unknown in production. */
const isPage = (path: string): boolean => path !== notFoundPath && prerenderedPaths().includes(path)
