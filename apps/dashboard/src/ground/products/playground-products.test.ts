import { expect, test } from 'vitest'

import { productNamed } from './playground-products.ts'

test.each([
  ['embedding', 'embedding'],
  ['embeddings', 'embedding'],
  ['segmenter', 'tokenizer'],
  ['search', 'search'],
  ['apikey', undefined],
  [null, undefined],
])('%s is the product %s', (name, product) => {
  expect(productNamed(name)).toBe(product)
})
