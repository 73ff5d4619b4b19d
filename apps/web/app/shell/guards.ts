import { canonicalPath, prefixPath, localizePath, splitLocalePath } from '@search-foundation/i18n/locale-path'
import { canonicalLocale, defaultLocale } from '@search-foundation/i18n/locale-table'

import { isEnglishOnly, routeOf } from '../ground/site-map.ts'

/** One arrival at an address. */
export interface Visit {
  pathname: string
  search: string
  hash: string
  /** Whether the server responded with its not-found page. */
  missing: boolean
  settings: { language: string | null; showFarewell: boolean }
}

/** Where a visitor is led instead. */
export interface Redirect {
  address: string
  /** Whether there is no page at the address that was asked for. */
  isMissing: boolean
}

const dashboard = '/api-dashboard'
const landing = '/'

/**
 * The navigation guards of specification §2, in their order, then the saved language.
 * Returns the address that replaces the current one, or null where the visitor may stay.
 */
export function redirectFor({ pathname, search, hash, missing, settings }: Visit): Redirect | null {
  const { locale, path } = splitLocalePath(pathname)
  const route = routeOf(path)
  const inLocale = (target: string) => (locale === undefined ? target : prefixPath(target, locale))
  const to = (address: string): Redirect => ({ address, isMissing: false })

  // 1. The key `sui` leads to the dashboard.
  if (route !== 'dashboard' && new URLSearchParams(search).has('sui')) return to(inLocale(dashboard) + search)
  // 2. A first segment that is neither a supported locale nor a page leads to landing; 3. so does an unknown page.
  if (route === undefined) return { address: canonicalPath(inLocale(landing)), isMissing: true }
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return to(canonical + search + hash)
  if (route === 'dashboard') return null
  // A page in English only has one address, whatever the language of the visitor.
  const hasOneAddress = isEnglishOnly(path)
  if (hasOneAddress && locale !== undefined) return to(path + search + hash)
  // A server that cannot find even the landing page must not send the visitor round in circles.
  if (missing && path !== landing) return { address: inLocale(landing), isMissing: true }
  // 4. A returning visitor goes from landing to the dashboard.
  if (path === landing && settings.showFarewell) {
    const query = new URLSearchParams(search)
    query.set('login', 'true')
    return to(`${inLocale(dashboard)}?${query}`)
  }
  const saved = canonicalLocale(settings.language ?? '') ?? defaultLocale
  if (locale === undefined && saved !== defaultLocale && !hasOneAddress)
    return to(localizePath(path, saved) + search + hash)
  return null
}
