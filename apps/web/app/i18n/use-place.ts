import { useLocation } from 'react-router'

import { localePath, locate } from '../shell/guards.ts'
import { patterns } from '../site-map.ts'
import { siteDefaultLocale, publishedCodes } from './locales.ts'

/** Where a path stands: its interface language, and the page's path without locale. */
export interface CurrentPlace {
  locale: string
  path: string
  /** The address of a page of the site in the present language. */
  href: (path: string) => string
}

/** Reads language and page from an address; what is unknown counts as the landing page in English. */
export function placeOf(pathname: string): CurrentPlace {
  const { locale: segment, path, kind } = locate(pathname, patterns)
  const locale = segment !== undefined && publishedCodes.includes(segment) ? segment : siteDefaultLocale
  // Under /en-US the links keep the prefix: the path beats the saved language (specification §2).
  const prefix = segment === locale ? `/${locale}` : ''
  return {
    locale,
    path: kind === 'page' ? path : '/',
    href: (target) => (prefix ? withPrefix(prefix, target) : localePath(locale, target, siteDefaultLocale)),
  }
}

/** The place of the page that is being rendered. */
export function usePlace(): CurrentPlace {
  return placeOf(useLocation().pathname)
}

function withPrefix(prefix: string, target: string): string {
  return target === '/' ? prefix : target.startsWith('/#') ? prefix + target.slice(1) : prefix + target
}
