import { prefixPath, splitLocalePath } from '@search-foundation/i18n/locale-path'

/** Filled by `shell/tabs.tsx`, so that the compiler checks links to tabs although no module here imports the shell. */
export interface Register {}

/** Name of a tab: its path segment, or `overview`, which has none. */
export type Tab = Register extends { tab: infer Name extends string } ? Name : string

/** The path of the dashboard, without a locale. */
export const dashboardPath = '/api-dashboard'

export interface Place {
  /** Locale of the path, if it has one. */
  locale: string | undefined
  tab: Tab
  /** Id of an item of the tab, as the path has it. */
  item: string | undefined
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** Whether a path belongs to the dashboard: `/api-dashboard/…` or `/{locale}/api-dashboard/…` in a supported locale. */
export const isDashboardPath = (pathname: string): boolean =>
  `/${segmentsOf(splitLocalePath(pathname).path)[0]}` === dashboardPath

/** Reads the locale, the tab and its item from a path of the dashboard. */
export function readPlace(pathname: string): Place {
  const { locale, path } = splitLocalePath(pathname)
  const [, tab = 'overview', item] = segmentsOf(path)
  // The router shows no page for a segment that is not a tab.
  return { locale, tab: tab as Tab, item }
}

/** The segments of a place below the dashboard's path, without a slash at their start: the tab, and its item. */
export const placeName = ({ tab, item }: Pick<Place, 'tab' | 'item'>): string =>
  item === undefined ? tab : `${tab}/${item}`

/** The path of a tab, with the locale segment that the current path has. */
export function tabPath(tab: Tab, locale: string | undefined): string {
  const path = tab === 'overview' ? dashboardPath : `${dashboardPath}/${tab}`
  return locale === undefined ? path : prefixPath(path, locale)
}
