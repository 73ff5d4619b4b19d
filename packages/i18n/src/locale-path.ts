import { canonicalLocale, defaultLocale, localeTable, type LocaleCode } from './locale-table.ts'
import { matchLocale } from './match-locale.ts'

/** A path, split into its locale segment and the rest. */
export interface LocalePath {
  /** The locale of the first segment; undefined when the segment is not a supported locale. */
  locale: LocaleCode | undefined
  /** The path without the locale segment. Starts with exactly one slash. */
  path: string
}

/** Splits a path into its locale segment, if it has one, and the rest. Accepts `en`, any case (`/DE/news`) and any region (`/de-AT/news`). */
export function splitLocalePath(pathname: string): LocalePath {
  const [, first = '', rest = ''] = /^\/+([^/]*)(.*)$/s.exec(pathname) ?? []
  const locale = matchLocale(first)
  return { locale, path: `/${(locale === undefined ? pathname : rest).replace(/^\/+/, '')}` }
}

/** Returns the path of the same page in a locale: without a prefix in the default locale, under `/{locale}` in the others. */
export function localizePath(pathname: string, locale: string): string {
  const { path } = splitLocalePath(pathname)
  return locale === defaultLocale ? path : prefixPath(path, locale)
}

/**
 * Puts a locale before a path without one; unlike {@link localizePath} also the default locale (`/en-US/news`).
 * The path may end in a query or a fragment.
 */
export function prefixPath(path: string, locale: string): string {
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Returns the address form of a path: `/en/news` and `/EN-us/news` become `/en-US/news`. Any other path is returned as it is. */
export function canonicalPath(pathname: string): string {
  const { locale } = splitLocalePath(pathname)
  return locale === undefined ? pathname : pathname.replace(/^\/+[^/]*/, `/${locale}`)
}

/**
 * Returns the interface language: the path's locale takes precedence over the saved language, which takes precedence
 * over the default (specification §2).
 */
export function resolveLocale(pathname: string, saved: string | null | undefined): LocaleCode {
  return splitLocalePath(pathname).locale ?? canonicalLocale(saved ?? '') ?? defaultLocale
}

/**
 * Source of a regular expression for one locale segment, for servers that route by pattern. It matches the codes as the
 * table spells them; other spellings are redirected by the hosting and in the browser by {@link canonicalPath}.
 */
export const localeSegmentPattern = `(${localeTable.map(({ code }) => code).join('|')})`
