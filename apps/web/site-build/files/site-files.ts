import type { Article } from '@search-foundation/content/article'
import { brand, handbookPath } from '@search-foundation/content/brand'
import { readChangeNotes } from '@search-foundation/content/read-change-notes'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { tokenColor } from '@search-foundation/ui/token-colors'

import { changelogFeedPath, feedPath } from '../../app/document/page-files.ts'
import { pagePaths } from '../../prerendered-paths.ts'
import { changelogFeedText, feedText } from './feed.ts'
import { manifestText } from './manifest.ts'
import { securityText } from './security-text.ts'
import { robotsText, sitemapText } from './sitemap.ts'
import { writeHandbook } from './write-handbook.ts'
import { writeLogos } from './write-logos.ts'

interface SiteFile {
  /** Address on the site. */
  path: string
  type: string
  /** Writes it. `readArticles` returns all articles; the build reads them once for all files. */
  content: (readArticles: () => readonly Article[]) => string | Promise<Buffer>
}

const siteUrl = brand.hosts.site

/** The files beside the pages that can be written without them. The build writes them, and the development server responds with them. */
export const siteFiles: readonly SiteFile[] = [
  { path: '/robots.txt', type: 'text/plain', content: () => robotsText(siteUrl) },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain',
    content: () => securityText(brand, new Date()),
  },
  { path: '/sitemap.xml', type: 'application/xml', content: () => sitemapText(pagePaths(), siteUrl) },
  {
    path: '/site.webmanifest',
    type: 'application/manifest+json',
    content: () => manifestText(tokenColor('--color-page').light),
  },
  ...localeTable.map(({ code }): SiteFile => ({
    path: feedPath(code),
    type: 'application/atom+xml',
    content: (readArticles) => feedText(readArticles(), code, siteUrl),
  })),
  {
    path: changelogFeedPath,
    type: 'application/atom+xml',
    content: () => changelogFeedText(readChangeNotes(), siteUrl),
  },
  ...localeTable.map(({ code }): SiteFile => ({
    path: handbookPath(code),
    type: 'application/epub+zip',
    content: (readArticles) => writeHandbook(code, readArticles()),
  })),
  { path: brand.logoZip, type: 'application/zip', content: writeLogos },
]
