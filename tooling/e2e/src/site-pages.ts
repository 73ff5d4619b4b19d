import type { APIRequestContext } from '@playwright/test'

import { nightly } from './nightly.ts'

/** A page of the site in one language, as the sitemap lists it. */
export interface SitePage {
  /** Address without the host. */
  address: string
  locale: string
  /** The whole address that search engines are to use. */
  canonical: string
  /** Whole addresses of its translations by language, with `x-default`. None for a page in English only. */
  alternates: Readonly<Record<string, string>>
  /** What pages with the same skeleton have in common: their path, or `/news/*` for entries of a collection. */
  kind: string
}

const defaultLocale = 'en-US'

/** Pages beside the entries of a collection that look different. */
const different = ['/docs/quickstart', '/docs/reference', '/models/compare']

const kindOf = (path: string) => (different.includes(path) ? path : path.replace(/^(\/.+)\/[^/]+$/, '$1/*'))

/** Returns every page in every language, from the sitemap of the built site. */
export async function sitePages(request: APIRequestContext): Promise<SitePage[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
    ([, canonical = '', links = '']) => {
      const translations = Object.fromEntries(
        [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, locale = '', href = '']) => [
          locale,
          href,
        ]),
      )
      const original = translations[defaultLocale] ?? canonical
      const locale =
        Object.keys(translations).find((code) => translations[code] === canonical) ?? defaultLocale
      return {
        address: new URL(canonical).pathname,
        locale,
        canonical,
        alternates: links === '' ? {} : { ...translations, 'x-default': original },
        kind: kindOf(new URL(original).pathname),
      }
    },
  )
}

/**
 * Chooses one page of each kind, in the languages in turn: pages of a kind differ in their texts only, and what the head of a page says is
 * checked on every page by the site's own `check:package`. In the nightly run, one of each kind in each language.
 */
export function oneOfEachKind(pages: readonly SitePage[]): SitePage[] {
  if (nightly) {
    const first = new Map<string, SitePage>()
    for (const page of pages) {
      const key = `${page.locale} ${page.kind}`
      if (!first.has(key)) first.set(key, page)
    }
    return [...first.values()]
  }
  const kinds = unique(pages.map(({ kind }) => kind))
  return kinds.flatMap((kind, index) => {
    const alike = pages.filter((page) => page.kind === kind)
    const locales = unique(alike.map(({ locale }) => locale))
    return alike.find(({ locale }) => locale === locales[index % locales.length]) ?? []
  })
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
