import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { entityFaults } from './entity-faults.ts'

const canonical = 'https://site.example/de/reader'

const page = (...entities: object[]) =>
  `<html><body><script type="application/ld+json">${JSON.stringify({ '@graph': entities })}</script></body></html>`

const breadcrumbs = (item: string) => ({ '@type': 'BreadcrumbList', itemListElement: [{ item }] })

test('the page of a product has its product, its questions and its place', () => {
  const html = page(breadcrumbs(canonical), { '@type': 'Product' }, { '@type': 'FAQPage' })
  expect(entityFaults(parseHTML(html).document, '/reader', canonical)).toEqual([])
})

test.each([
  [
    'without questions',
    page(breadcrumbs(canonical), { '@type': 'Product' }),
    'JSON-LD: BreadcrumbList,Product',
  ],
  ['without JSON-LD', '<html></html>', 'JSON-LD:  instead of BreadcrumbList,FAQPage,Product.'],
  ['with the place of another page', page(breadcrumbs('https://site.example/de')), 'last breadcrumb:'],
])('a page %s is a fault', (_, html, fault) => {
  expect(entityFaults(parseHTML(html).document, '/reader', canonical).join('\n')).toContain(fault)
})

test.each([
  ['/', page({ '@type': 'Organization' })],
  ['/news/late-chunking', page(breadcrumbs(canonical), { '@type': 'NewsArticle' })],
  ['/models/jina-clip-v2', page(breadcrumbs(canonical), { '@type': 'Product' })],
  ['/models/compare', page(breadcrumbs(canonical))],
  ['/legal', page(breadcrumbs(canonical))],
])('%s has the entities of its kind', (path, html) => {
  expect(entityFaults(parseHTML(html).document, path, canonical)).toEqual([])
})
