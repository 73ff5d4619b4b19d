import { localizePath, prefixPath, resolveLocale, splitLocalePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, type LocaleCode } from '@search-foundation/i18n/locale-table'

import { isEnglishOnly, pageAt, routeOf } from '../ground/site-map.ts'

/** The address of a page, taken apart. */
export interface PageAddress {
  /** The interface language. */
  locale: LocaleCode
  /** The page's path without locale. */
  path: string
  /** Returns the address of a page of the site in the current language. Files and pages in English only have one address. */
  href: (path: string) => string
  /** Returns the language of a page of the site where it is not the current one: that of the pages in English only. */
  hrefLang: (path: string) => LocaleCode | undefined
}

/** Takes an address apart; an unknown one counts as the landing page. */
export function pageAddress(pathname: string): PageAddress {
  const { locale: segment, path } = splitLocalePath(pathname)
  const locale = resolveLocale(pathname, undefined)
  return {
    locale,
    // Prerendering visits pages with a slash at the end.
    path: pageAt(path) === undefined ? '/' : path.replace(/(?<=.)\/$/, ''),
    // Under /en-US links keep the prefix: the path takes precedence over the saved language (specification §2).
    href: (target) => {
      if (routeOf(target.replace(/[?#].*$/, '')) === undefined || isEnglishOnly(target)) return target
      return segment === locale ? prefixPath(target, locale) : localizePath(target, locale)
    },
    hrefLang: (target) => (locale !== defaultLocale && isEnglishOnly(target) ? defaultLocale : undefined),
  }
}
