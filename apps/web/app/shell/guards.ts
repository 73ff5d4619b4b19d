import type { ShellSettings } from './settings.ts'

/** What the guards must know of the site: page patterns without locale (`/news/:slug`) and the locales in paths. */
export interface SiteShape {
  patterns: readonly string[]
  locales: readonly string[]
  defaultLocale: string
}

/** One arrival at an address. `missing` says that the server answered with its not-found page. */
export interface Visit {
  pathname: string
  search: string
  hash: string
  missing: boolean
  settings: Pick<ShellSettings, 'language' | 'showFarewell'>
}

/** Where a path leads: a page, the dashboard, or nowhere; `locale` is the first segment where it stands for one. */
export interface Place {
  kind: 'page' | 'dashboard' | 'unknown'
  locale: string | undefined
  path: string
}

const dashboard = '/api-dashboard'

/**
 * The navigation guards of specification §2, in their order, then the saved language.
 * Returns the address to replace the present one with, or null where the visitor may stay.
 */
export function redirectFor(visit: Visit, site: SiteShape): string | null {
  const { pathname, search, hash, missing, settings } = visit
  const place = locate(pathname, site.patterns)
  const first = pathname.split('/')[1] ?? ''
  const prefix = site.locales.includes(first) ? `/${first}` : ''

  if (place.kind !== 'dashboard' && new URLSearchParams(search).has('sui')) return prefix + dashboard + search
  if (place.kind === 'dashboard') return null
  if (place.locale !== undefined && prefix === '') return '/'
  // A server that cannot find even the landing page must not send the visitor round in circles.
  if ((missing && place.path !== '/') || place.kind === 'unknown') return prefix || '/'
  if (place.path === '/' && settings.showFarewell) {
    const query = new URLSearchParams(search)
    query.set('login', 'true')
    return `${prefix}${dashboard}?${query}`
  }
  if (place.locale === undefined) {
    const saved = settings.language
    if (saved !== undefined && saved !== site.defaultLocale && site.locales.includes(saved)) {
      return localePath(saved, place.path, site.defaultLocale) + search + hash
    }
  }
  return null
}

/** Splits a path into locale and page. A first segment that is no page, before a rest that is one, stands for a locale. */
export function locate(pathname: string, patterns: readonly string[]): Place {
  const segments = pathname.split('/').filter(Boolean)
  const path = `/${segments.join('/')}`
  const here = placeKind(segments, patterns)
  if (here !== 'unknown') return { kind: here, locale: undefined, path }
  const rest = segments.slice(1)
  const kind = placeKind(rest, patterns)
  if (kind === 'unknown') return { kind, locale: undefined, path }
  return { kind, locale: segments[0], path: `/${rest.join('/')}` }
}

/** The path of a page in a locale; the default locale carries no prefix. */
export function localePath(locale: string, path: string, defaultLocale: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Takes the key `s` out of a query: its value (saved under `s`) and the search text that remains. */
export function takeStoredKey(search: string): { value: string; search: string } | null {
  const query = new URLSearchParams(search)
  const value = query.get('s')
  if (value === null) return null
  query.delete('s')
  const rest = query.toString()
  return { value, search: rest === '' ? '' : `?${rest}` }
}

function placeKind(segments: readonly string[], patterns: readonly string[]): Place['kind'] {
  if (segments[0] === 'api-dashboard') return 'dashboard'
  return patterns.some((pattern) => matches(segments, pattern)) ? 'page' : 'unknown'
}

function matches(segments: readonly string[], pattern: string): boolean {
  const parts = pattern.split('/').filter(Boolean)
  if (parts.length !== segments.length) return false
  return parts.every((part, index) => part.startsWith(':') || part === segments[index])
}
