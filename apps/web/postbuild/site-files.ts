import { brand } from '@search-foundation/content/brand'
import { readArticles } from '@search-foundation/content/read-articles'
import { publishedLocales } from '@search-foundation/i18n/locale-table'
import { tokenColor } from '@search-foundation/ui/token-colors'

import { feedPath } from '../app/document/page-files.ts'
import { pagePaths } from '../prerendered-paths.ts'
import { feedText } from './feed.ts'
import { manifestText } from './manifest.ts'
import { robotsText, sitemapText } from './sitemap.ts'

interface SiteFile {
  /** Address on the site. */
  path: string
  type: 'text/plain' | 'application/xml' | 'application/atom+xml' | 'application/manifest+json'
  text: () => string
}

const siteUrl = brand.hosts.site

/** The files beside the pages that can be written without them. The build writes them, and the development server responds with them. */
export const siteFiles: readonly SiteFile[] = [
  { path: '/robots.txt', type: 'text/plain', text: () => robotsText(siteUrl) },
  { path: '/sitemap.xml', type: 'application/xml', text: () => sitemapText(pagePaths(), siteUrl) },
  {
    path: '/site.webmanifest',
    type: 'application/manifest+json',
    text: () => manifestText(tokenColor('--color-page').light),
  },
  ...publishedLocales.map(({ code }): SiteFile => ({
    path: feedPath(code),
    type: 'application/atom+xml',
    text: () => feedText(readArticles(), code, siteUrl),
  })),
]
