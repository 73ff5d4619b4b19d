import { readArticles } from '@search-foundation/content/read-articles'

import { PUBLISHED_LOCALES } from '../app/i18n/locales.ts'
import { PAGES } from '../app/site-map.ts'

const slugs = [...new Set(readArticles().map(({ slug }) => slug))]

/** Page paths without locale, collections spelled out. */
export function pagePaths(): string[] {
  return PAGES.flatMap(({ pattern }) =>
    pattern === '/news/:slug' ? slugs.map((slug) => `/news/${slug}`) : [pattern],
  )
}

/** Every address to prerender: each page without prefix and below each published locale, and the not-found page. */
export function prerenderedPaths(): string[] {
  const paths = pagePaths()
  const localised = PUBLISHED_LOCALES.flatMap((locale) =>
    paths.map((path) => (path === '/' ? `/${locale}` : `/${locale}${path}`)),
  )
  return [...paths, ...localised, NOT_FOUND_PATH]
}

/** No page's address; the build keeps what is rendered there as `404.html`. */
export const NOT_FOUND_PATH = '/page/not/found'
