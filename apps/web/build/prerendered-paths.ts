import { readArticles } from '@search-foundation/content/read-articles'

import { publishedCodes } from '../app/i18n/locales.ts'
import { pages } from '../app/site-map.ts'

const slugs = [...new Set(readArticles().map(({ slug }) => slug))]

/** Page paths without locale, collections spelled out. */
export function pagePaths(): string[] {
  return pages.flatMap(({ pattern }) =>
    pattern === '/news/:slug' ? slugs.map((slug) => `/news/${slug}`) : [pattern],
  )
}

/** Every address to prerender: each page without prefix and below each published locale, and the not-found page. */
export function prerenderedPaths(): string[] {
  const paths = pagePaths()
  const localised = publishedCodes.flatMap((locale) =>
    paths.map((path) => (path === '/' ? `/${locale}` : `/${locale}${path}`)),
  )
  return [...paths, ...localised, notFoundPath]
}

/** No page's address; the build keeps what is rendered there as `404.html`. */
export const notFoundPath = '/page/not/found'
