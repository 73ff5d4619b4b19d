/**
 * Every page of the site, once. Routes, prerendering, guards, menus, sitemap and command palette read this table:
 * a new page is a line here and its file.
 */
export interface Page {
  /** Path without locale; `:slug` stands for the entries of a collection. */
  pattern: string
  /** Route module, relative to `app/`. */
  file: string
  /** Message namespaces the page's own script needs in the browser; none for pages without scripts. */
  messages: readonly string[]
}

export const pages = [
  { pattern: '/', file: 'pages/landing/page.tsx', messages: ['web-landing'] },
  { pattern: '/reader', file: 'pages/reader/page.tsx', messages: ['web-reader'] },
  { pattern: '/news', file: 'pages/news/index-page.tsx', messages: [] },
  { pattern: '/news/:slug', file: 'pages/news/article-page.tsx', messages: [] },
] as const satisfies readonly Page[]

/** The patterns alone, for the navigation guards. */
export const patterns: readonly string[] = pages.map((page) => page.pattern)
