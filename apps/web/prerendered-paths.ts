import { docSlugs } from '@search-foundation/content/docs'
import { legalDocuments } from '@search-foundation/content/legal'
import { models } from '@search-foundation/content/models'
import { readArticles } from '@search-foundation/content/read-articles'
import { cases } from '@search-foundation/content/use-cases'
import { prefixPath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'

import { publicOperations } from './app/ground/api-document.ts'
import { isEnglishOnly, notFoundPath, pages } from './app/ground/site-map.ts'
import { readPlatformData } from './site-build/docs-data.ts'

type Pattern = (typeof pages)[number]['pattern']

/** The entries of each collection: what `:slug` stands for in a pattern. */
const slugs = {
  '/docs/:slug': () => docSlugs,
  '/docs/reference/:slug': () => publicOperations(readPlatformData().document).map(({ slug }) => slug),
  '/legal/:slug': () => legalDocuments,
  '/models/:slug': () => models.map(({ slug }) => slug),
  '/news/:slug': () => readArticles().map(({ slug }) => slug),
  '/use-cases/:slug': () => cases.map(({ slug }) => slug),
} satisfies Record<Extract<Pattern, `${string}:slug`>, () => readonly string[]>

let listed: readonly string[] | undefined

/** Paths of the pages without locale, with an entry for each page of a collection and without old addresses. Listed at the first call. */
export function pagePaths(): readonly string[] {
  listed ??= [...new Set(pages.filter((page) => !('canonical' in page)).flatMap(entriesOf))]
  return listed
}

const entriesOf = ({ pattern }: { pattern: Pattern }): string[] =>
  pattern in slugs
    ? slugs[pattern as keyof typeof slugs]().map((slug) => pattern.replace(':slug', slug))
    : [pattern]

/** Old addresses of pages, without locale. */
export const oldPaths = (): string[] =>
  pages.filter((page) => 'canonical' in page).map(({ pattern }) => pattern)

/** The languages of the page at a path without locale. */
export const localesOf = (path: string): readonly LocaleCode[] =>
  isEnglishOnly(path) ? [defaultLocale] : localeTable.map(({ code }) => code)

/** Every address to prerender: each page and old address without prefix and under each locale, and the not-found page. */
export function prerenderedPaths(): string[] {
  const paths = [...pagePaths(), ...oldPaths()]
  const localised = paths
    .filter((path) => !isEnglishOnly(path))
    .flatMap((path) => localesOf(path).map((code) => prefixPath(path, code)))
  return [...paths, ...localised, notFoundPath]
}
