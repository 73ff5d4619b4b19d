import { products } from '@search-foundation/content/products'

interface Entity {
  '@type': string
  itemListElement?: readonly { item: string }[]
}

/** The kinds of entities by which a page without locale describes itself to search engines (schema.org). */
function expectedKinds(path: string): string[] {
  if (path === '/') return ['Organization']
  if (products.some(({ homepage }) => homepage === path)) return ['BreadcrumbList', 'FAQPage', 'Product']
  if (path === '/papers') return ['BreadcrumbList', 'ItemList']
  if (path === '/pricing') return ['BreadcrumbList', 'FAQPage']
  if (path.startsWith('/models/') && path !== '/models/compare') return ['BreadcrumbList', 'Product']
  if (path.startsWith('/news/')) return ['BreadcrumbList', 'NewsArticle']
  return ['BreadcrumbList']
}

/** Returns what is wrong with a page's JSON-LD: other kinds than its kind of page has, or breadcrumbs that end elsewhere. */
export function entityFaults(document: Document, path: string, canonical: string): string[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const entities = scripts.flatMap(({ textContent }) => {
    const { '@graph': graph = [] } = JSON.parse(textContent) as { '@graph'?: Entity[] }
    return graph
  })
  const kinds = entities.map((entity) => entity['@type']).toSorted()
  const last = entities.find((entity) => entity['@type'] === 'BreadcrumbList')?.itemListElement?.at(-1)?.item
  const facts = [
    ['JSON-LD', kinds.join(), expectedKinds(path).join()],
    ['last breadcrumb', last ?? canonical, canonical],
  ] as const
  return facts
    .filter(([, found, expected]) => found !== expected)
    .map(([name, found, expected]) => `${name}: ${found} instead of ${expected}.`)
}
