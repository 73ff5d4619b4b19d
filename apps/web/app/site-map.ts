import type { Namespace } from '@search-foundation/i18n/load-messages'

/**
 * Every page of the site. Routes, prerendering, guards, menus, sitemap and command palette read this table:
 * a new page is one row and its route module.
 */
export interface Page {
  /** Path without locale; `:slug` matches one segment. */
  pattern: string
  /** Route module, relative to `app/`. */
  file: string
  /** Message namespaces that the page's own script needs in the browser; none for pages without scripts. */
  messages: readonly Namespace[]
}

export const pages = [
  { pattern: '/', file: 'pages/landing/page.tsx', messages: ['web-landing', 'common'] },
  { pattern: '/reader', file: 'pages/reader/page.tsx', messages: ['web-reader', 'common'] },
  { pattern: '/about-us', file: 'pages/about-us/page.tsx', messages: [] },
  { pattern: '/internship', file: 'pages/internship/page.tsx', messages: [] },
  { pattern: '/legal', file: 'pages/legal/page.tsx', messages: [] },
  { pattern: '/models', file: 'pages/models/index-page.tsx', messages: [] },
  { pattern: '/models/:slug', file: 'pages/models/model-page.tsx', messages: [] },
  { pattern: '/news', file: 'pages/news/index-page.tsx', messages: [] },
  { pattern: '/news/:slug', file: 'pages/news/article-page.tsx', messages: [] },
] as const satisfies readonly Page[]

/** Returns the page at a path without locale, or undefined when the site has none there. */
export function pageAt(path: string): Page | undefined {
  const segments = path.split('/').filter(Boolean)
  return pages.find(({ pattern }) => {
    const parts = pattern.split('/').filter(Boolean)
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
}

/** Returns what serves a path without locale: a page of the site or the dashboard; undefined for an unknown path. */
export function routeOf(path: string): 'page' | 'dashboard' | undefined {
  if (/^\/api-dashboard(\/|$)/.test(path)) return 'dashboard'
  return pageAt(path) === undefined ? undefined : 'page'
}
