import { canonicalLocale, defaultLocale, isPublishedLocale, isSupportedLocale } from './locale-table.ts'

export interface LocalePath {
  /** The canonical code of the first segment, when it is a supported locale. */
  locale: string | undefined
  /** The path without the locale segment, beginning with a slash. */
  path: string
}

/** Splits a path into its locale segment, if it has one, and the rest. */
export function splitLocalePath(pathname: string): LocalePath {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? []
  return isSupportedLocale(first)
    ? { locale: canonicalLocale(first), path: rest || '/' }
    : { locale: undefined, path: pathname || '/' }
}

/** Whether the first segment has the shape of a locale (`fr`, `pt-BR`), known or not. */
export function hasLocaleShape(pathname: string): boolean {
  return /^\/[a-z]{2,3}(-[a-z]{2,4})?(\/|$)/i.test(pathname)
}

/** The same page in a locale: without a segment in the default one, under `/{locale}` in the others. */
export function localizePath(pathname: string, locale: string): string {
  const { path } = splitLocalePath(pathname)
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The interface language: the path's before the saved one before the default (specification §2); only published ones count. */
export function resolveLocale(pathname: string, saved: string | undefined): string {
  const fromPath = splitLocalePath(pathname).locale
  if (fromPath !== undefined && isPublishedLocale(fromPath)) return fromPath
  const canonical = saved === undefined ? undefined : canonicalLocale(saved)
  return canonical !== undefined && isPublishedLocale(canonical) ? canonical : defaultLocale
}
