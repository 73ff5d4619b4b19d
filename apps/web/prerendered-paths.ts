import { models } from '@search-foundation/content/models'
import { readArticles } from '@search-foundation/content/read-articles'
import { prefixPath } from '@search-foundation/i18n/locale-path'
import { publishedLocales } from '@search-foundation/i18n/locale-table'

import { notFoundPath, pages } from './app/site-map.ts'

type Pattern = (typeof pages)[number]['pattern']

/** The entries of each collection: what `:slug` stands for in a pattern. */
const slugs = {
  '/models/:slug': models.map(({ slug }) => slug),
  '/news/:slug': readArticles().map(({ slug }) => slug),
} satisfies Record<Extract<Pattern, `${string}:slug`>, readonly string[]>

/** Page paths without locale, with an entry for each page of a collection. */
export function pagePaths(): string[] {
  const all = pages.flatMap(({ pattern }) =>
    pattern in slugs
      ? slugs[pattern as keyof typeof slugs].map((slug) => pattern.replace(':slug', slug))
      : [pattern],
  )
  return [...new Set(all)]
}

/** Every address to prerender: each page without prefix and under each published locale, and the not-found page. */
export function prerenderedPaths(): string[] {
  const paths = pagePaths()
  const localised = publishedLocales.flatMap(({ code }) => paths.map((path) => prefixPath(path, code)))
  return [...paths, ...localised, notFoundPath]
}
