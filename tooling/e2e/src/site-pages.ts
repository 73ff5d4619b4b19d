import type { APIRequestContext } from '@playwright/test'

/** A page of the site in one language, as the sitemap lists it. */
export interface SitePage {
  /** Address without the host. */
  address: string
  locale: string
  /** The whole address that search engines are to use. */
  canonical: string
  /** Whole addresses of its translations by language, with `x-default`. */
  alternates: Readonly<Record<string, string>>
  /** What pages with the same skeleton have in common: their path, or `/news/*` for entries of a collection. */
  kind: string
}

const defaultLocale = 'en-US'

/** Returns every page in every published language, from the sitemap of the built site. */
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
        alternates: { ...translations, 'x-default': original },
        kind: new URL(original).pathname.replace(/^(\/[^/]+)\/[^/]+$/, '$1/*'),
      }
    },
  )
}

/**
 * Chooses the pages to visit: all pages in the default language, and one of each kind in every other, another one in each. With
 * `E2E_PAGES=all`, all pages in all languages.
 */
export function pagesToVisit(pages: readonly SitePage[]): SitePage[] {
  if (process.env['E2E_PAGES'] === 'all') return [...pages]
  const locales = [...new Set(pages.map(({ locale }) => locale))]
  return pages.filter(({ kind, locale, address }) => {
    if (locale === defaultLocale) return true
    const alike = pages.filter((page) => page.kind === kind && page.locale === locale)
    return alike[locales.indexOf(locale) % alike.length]?.address === address
  })
}

/**
 * Chooses the pages to check for accessibility among those that are visited: one of each kind, in each language in turn. With
 * `E2E_PAGES=all`, all of them.
 */
export function pagesToCheck(pages: readonly SitePage[]): ReadonlySet<SitePage> {
  if (process.env['E2E_PAGES'] === 'all') return new Set(pages)
  const locales = [...new Set(pages.map(({ locale }) => locale))]
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  return new Set(
    kinds.flatMap((kind, index) => {
      const alike = pages.filter((page) => page.kind === kind)
      return alike.find(({ locale }) => locale === locales[index % locales.length]) ?? alike.slice(0, 1)
    }),
  )
}
