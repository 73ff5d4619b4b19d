import { localizePath, splitLocalePath } from '@search-foundation/i18n/locale-path'

/** The tabs of the dashboard, by their path segment; the first has none. */
export const tabs = [
  'overview',
  'key-manager',
  'usage',
  'billing',
  'pricing',
  'playground',
  'rate-limit',
  'settings',
] as const
export type Tab = (typeof tabs)[number]

const base = '/api-dashboard'

export interface Place {
  /** Locale of the path, when it has one. */
  locale: string | undefined
  /** The tab; overview for none or an unknown one. */
  tab: Tab
}

/** Reads where in the dashboard a path leads: `/api-dashboard/{tab}` or `/{locale}/api-dashboard/{tab}`. */
export function readPlace(pathname: string): Place {
  const { locale, path } = splitLocalePath(pathname)
  const segment = path.slice(base.length).split('/')[1] ?? ''
  return { locale, tab: tabs.find((tab) => tab === segment) ?? 'overview' }
}

/** The path of a tab, in the locale that the present path is in. */
export function tabPath(tab: Tab, locale: string | undefined): string {
  const path = tab === 'overview' ? base : `${base}/${tab}`
  return locale === undefined ? path : localizePath(path, locale)
}

/** The present page in another language; the default one without a locale segment. */
export const placeInLocale = (place: Place, locale: string): string =>
  localizePath(tabPath(place.tab, undefined), locale)
