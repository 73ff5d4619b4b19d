/**
 * Every page of the site. Routes, prerendering, guards, menus, sitemap and command palette read this table:
 * a new page is one row and its route module.
 */
export interface Page {
  /** Path without locale; `:slug` matches one segment. */
  pattern: string
  /** Route module, relative to `app/`. */
  file: string
  /** The path that search engines index instead, for an old address of a page. */
  canonical?: string
}

export const pages = [
  { pattern: '/', file: 'pages/landing/page.tsx' },
  { pattern: '/reader', file: 'pages/reader/page.tsx' },
  { pattern: '/embeddings', file: 'pages/embeddings/page.tsx' },
  { pattern: '/reranker', file: 'pages/reranker/page.tsx' },
  { pattern: '/segmenter', file: 'pages/segmenter/page.tsx' },
  { pattern: '/tokenizer', file: 'pages/segmenter/page.tsx', canonical: '/segmenter' },
  { pattern: '/deepsearch', file: 'pages/deepsearch/page.tsx' },
  { pattern: '/classifier', file: 'pages/classifier/page.tsx' },
  { pattern: '/fine-tuning', file: 'pages/fine-tuning/page.tsx' },
  { pattern: '/about-us', file: 'pages/about-us/page.tsx' },
  { pattern: '/contact-sales', file: 'pages/contact-sales/page.tsx' },
  { pattern: '/internship', file: 'pages/internship/page.tsx' },
  { pattern: '/legal', file: 'pages/legal/page.tsx' },
  { pattern: '/models', file: 'pages/models/index-page.tsx' },
  { pattern: '/models/:slug', file: 'pages/models/model-page.tsx' },
  { pattern: '/news', file: 'pages/news/index-page.tsx' },
  { pattern: '/news/:slug', file: 'pages/news/article-page.tsx' },
] as const satisfies readonly Page[]

/** The address at which the page for unknown addresses is prerendered; the build turns it into `404.html`. */
export const notFoundPath = '/page/not/found'

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
