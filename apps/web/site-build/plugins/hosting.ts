import { readFileSync } from 'node:fs'
import { brand } from '@search-foundation/content/brand'
import { readArticles } from '@search-foundation/content/read-articles'
import { localeSegmentPattern } from '@search-foundation/i18n/locale-path'
import { defaultLocale } from '@search-foundation/i18n/locale-table'
import type { Connect, Plugin } from 'vite'

import { markdownPath, picturePath } from '../../app/document/page-files.ts'
import { notFoundPath } from '../../app/ground/site-map.ts'
import { prerenderedPaths } from '../../prerendered-paths.ts'
import { llmsFiles } from '../files/llms.ts'
import { pageMarkdown } from '../files/page-markdown.ts'
import { pictureContent } from '../files/pictures/picture-content.ts'
import { pictureRenderer } from '../files/pictures/picture-renderer.ts'
import { siteFiles } from '../files/site-files.ts'
import { paletteEntries, paletteSections, readPage } from './palette-entries.ts'
import { redirectOf, type HostingRules } from './redirect-of.ts'

/** Paths of the dashboard, with and without a locale, for the proxy of the development server. */
export const dashboardPaths = `^/(${localeSegmentPattern}/)?api-dashboard(/|\\?|$)`

/**
 * Makes the development server respond as the hosting does in production: redirects of firebase.json, one address per page, the
 * files that the build writes beside the pages, and the not-found page for unknown addresses.
 */
export function hosting(): Plugin {
  const text = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8')
  const rules = (JSON.parse(text) as { hosting: HostingRules }).hosting
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
        const file = fileBesidePages(url)
        if (file !== undefined) {
          file.then(({ type, content }) => {
            const charset = typeof content === 'string' ? '; charset=utf-8' : ''
            response.writeHead(200, { 'Content-Type': type + charset }).end(content)
          }, next)
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

interface ServedFile {
  type: string
  content: string | Buffer
}

/** Makes a file that the build writes beside the pages; undefined for another address. */
function fileBesidePages(url: URL): Promise<ServedFile> | undefined {
  const siteFile = siteFiles.find(({ path }) => path === url.pathname)
  if (siteFile === undefined) return textFromPages(url) ?? pictureOfPage(url)
  return Promise.resolve(siteFile.content(readArticles)).then((content) => ({ type: siteFile.type, content }))
}

/** Writes a text that the build makes from pages, by visiting them: page lists, `llms.txt` and pages as Markdown. */
function textFromPages({ origin, pathname }: URL): Promise<ServedFile> | undefined {
  const [, sections, name] = /^\/pages\/(sections\/)?([^/]+)\.json$/.exec(pathname) ?? []
  if (name !== undefined) {
    const read = sections === undefined ? paletteEntries : paletteSections
    return read(origin, name).then((entries) => ({
      type: 'application/json',
      content: JSON.stringify(entries),
    }))
  }
  if (/^\/llms(?:\/[a-z-]+)?\.txt$/.test(pathname)) {
    return paletteEntries(origin, defaultLocale).then((entries) => ({
      type: 'text/plain',
      content: llmsFiles(entries, brand.hosts.site).get(pathname) ?? '',
    }))
  }
  const page = prerenderedPaths().find((path) => markdownPath(path) === pathname)
  if (page === undefined) return undefined
  return readPage(origin, page).then((document) => ({
    type: 'text/markdown',
    content: pageMarkdown(document, brand.hosts.site),
  }))
}

/** Draws the social picture of a page by visiting the page. */
function pictureOfPage({ origin, pathname }: URL): Promise<ServedFile> | undefined {
  const page = prerenderedPaths().find((path) => picturePath(path) === pathname)
  if (page === undefined) return undefined
  return readPage(origin, page).then(async (document) => {
    const picture = pictureContent(document)
    return { type: 'image/png', content: await (await pictureRenderer([picture.locale]))(picture) }
  })
}

const isDocument = ({ method, headers }: Connect.IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true

/** The address of the not-found page itself is unknown in production. */
const isPage = (path: string): boolean => path !== notFoundPath && prerenderedPaths().includes(path)
