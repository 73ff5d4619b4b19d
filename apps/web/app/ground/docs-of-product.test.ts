import { docSlugs } from '@search-foundation/content/docs'
import { expect, test } from 'vitest'

import { pagePaths } from '../../prerendered-paths.ts'
import { docsOfProduct, playgroundOf } from './docs-of-product.ts'

test('every guide and every call of a product has a page', () => {
  const paths = new Set(pagePaths())
  for (const product of Object.values(docsOfProduct)) {
    if ('guide' in product) expect(docSlugs).toContain(product.guide)
    for (const slug of product.calls) expect(paths).toContain(`/docs/reference/${slug}`)
  }
})

test.each([
  ['/docs/reranking', '/api-dashboard/playground?product=reranker'],
  ['/docs/reference/search-by-path', '/api-dashboard/playground?product=search'],
  ['/docs/undefined', undefined],
  ['/docs/errors', undefined],
])('the playground of %s is %s', (path, address) => {
  expect(playgroundOf(path)).toBe(address)
})
