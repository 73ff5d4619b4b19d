/**
 * Every page of the site. Routes, prerendering, guards, header, footer, sitemap and command palette read this table:
 * a new page is one row and its route module.
 */
export interface Page {
  /** Path without locale; `:slug` matches one segment. */
  pattern: string
  /** Route module, relative to `app/`. */
  file: string
  /** The path that search engines index instead, for an old address of a page. */
  canonical?: string
  /** Whether the page is in English only and has one address, without a locale. */
  isEnglishOnly?: true
  /** Where header and footer link to it; nowhere by default. */
  menu?: MenuEntry
}

/** `products` and `company` are menus of the header and columns of the footer; `main` is between them in the header. */
export type MenuGroup = 'products' | 'main' | 'company'
export type MenuPlace = 'header' | 'footer'

interface MenuEntry {
  group: MenuGroup
  /** Names the link by the message `web-frame:nav.<label>`; by default the product whose page it is does. */
  label?:
    | 'models'
    | 'pricing'
    | 'docs'
    | 'news'
    | 'about'
    | 'research'
    | 'contactSales'
    | 'internship'
    | 'legal'
    | 'security'
    | 'changelog'
    | 'useCases'
    | 'status'
    | 'fineTuning'
    | 'serpDemo'
  /** @default both */
  place?: MenuPlace
}

export const pages = [
  { pattern: '/', file: 'pages/landing/page.tsx' },
  { pattern: '/reader', file: 'pages/reader/page.tsx', menu: { group: 'products' } },
  { pattern: '/embeddings', file: 'pages/embeddings/page.tsx', menu: { group: 'products' } },
  { pattern: '/reranker', file: 'pages/reranker/page.tsx', menu: { group: 'products' } },
  { pattern: '/segmenter', file: 'pages/segmenter/page.tsx', menu: { group: 'products' } },
  { pattern: '/tokenizer', file: 'pages/segmenter/page.tsx', canonical: '/segmenter' },
  { pattern: '/deepsearch', file: 'pages/deepsearch/page.tsx', menu: { group: 'products' } },
  { pattern: '/classifier', file: 'pages/classifier/page.tsx', menu: { group: 'products' } },
  {
    pattern: '/fine-tuning',
    file: 'pages/fine-tuning/page.tsx',
    menu: { group: 'products', label: 'fineTuning', place: 'footer' },
  },
  {
    pattern: '/llm-serp-demo',
    file: 'pages/llm-serp-demo/page.tsx',
    menu: { group: 'products', label: 'serpDemo', place: 'footer' },
  },
  { pattern: '/about-us', file: 'pages/about-us/page.tsx', menu: { group: 'company', label: 'about' } },
  { pattern: '/papers', file: 'pages/papers/page.tsx', menu: { group: 'company', label: 'research' } },
  {
    pattern: '/contact-sales',
    file: 'pages/contact-sales/page.tsx',
    menu: { group: 'company', label: 'contactSales' },
  },
  {
    pattern: '/internship',
    file: 'pages/internship/page.tsx',
    menu: { group: 'company', label: 'internship' },
  },
  {
    pattern: '/legal',
    file: 'pages/legal/index-page.tsx',
    menu: { group: 'company', label: 'legal', place: 'header' },
  },
  { pattern: '/legal/:slug', file: 'pages/legal/document-page.tsx' },
  {
    pattern: '/status',
    file: 'pages/status/page.tsx',
    menu: { group: 'main', label: 'status', place: 'footer' },
  },
  { pattern: '/models', file: 'pages/models/index-page.tsx', menu: { group: 'main', label: 'models' } },
  { pattern: '/pricing', file: 'pages/pricing/page.tsx', menu: { group: 'main', label: 'pricing' } },
  { pattern: '/models/compare', file: 'pages/models/compare-page.tsx' },
  { pattern: '/models/:slug', file: 'pages/models/model-page.tsx' },
  { pattern: '/docs', file: 'pages/docs/index-page.tsx', menu: { group: 'main', label: 'docs' } },
  {
    pattern: '/security',
    file: 'pages/legal/security-page.tsx',
    menu: { group: 'main', label: 'security', place: 'footer' },
  },
  {
    pattern: '/changelog',
    file: 'pages/changelog/page.tsx',
    menu: { group: 'main', label: 'changelog', place: 'footer' },
  },
  {
    pattern: '/use-cases',
    file: 'pages/use-cases/index-page.tsx',
    menu: { group: 'main', label: 'useCases', place: 'footer' },
  },
  { pattern: '/use-cases/:slug', file: 'pages/use-cases/use-case-page.tsx' },
  { pattern: '/docs/quickstart', file: 'pages/docs/guide-page.tsx' },
  { pattern: '/docs/errors', file: 'pages/docs/guide-page.tsx' },
  { pattern: '/docs/reference', file: 'pages/docs/reference/index-page.tsx', isEnglishOnly: true },
  { pattern: '/docs/reference/:slug', file: 'pages/docs/reference/operation-page.tsx', isEnglishOnly: true },
  { pattern: '/docs/:slug', file: 'pages/docs/guide-page.tsx', isEnglishOnly: true },
  { pattern: '/news', file: 'pages/news/index-page.tsx', menu: { group: 'company', label: 'news' } },
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

/** Returns whether a path without locale is a page that is in English only. It may end in a query or a fragment. */
export const isEnglishOnly = (path: string): boolean =>
  pageAt(path.replace(/[?#].*$/, ''))?.isEnglishOnly === true

/** Returns the page that lists the entries of a collection: `/models` for `/models/:slug`. Undefined for other pages. */
export function listOf({ pattern }: Page): Page | undefined {
  return pattern.endsWith('/:slug') ? pageAt(pattern.replace('/:slug', '')) : undefined
}

/** Returns what serves a path without locale: a page of the site or the dashboard; undefined for an unknown path. */
export function routeOf(path: string): 'page' | 'dashboard' | undefined {
  if (/^\/api-dashboard(\/|$)/.test(path)) return 'dashboard'
  return pageAt(path) === undefined ? undefined : 'page'
}
