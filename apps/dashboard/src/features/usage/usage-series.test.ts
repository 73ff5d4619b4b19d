import { products } from '@search-foundation/content/products'
import { tokenColor } from '@search-foundation/ui/token-colors'
import { expect, test } from 'vitest'

import { productColors } from '../../ground/products/product-colors.ts'
import { otherId, usageSeries } from './usage-series.ts'
import type { FineEntry } from './use-usage-entries.ts'

const entry = (product_name: string, tokens: number, model_name = 'm'): FineEntry => ({
  date: '2026-03-09',
  product_name,
  model_name,
  tokens,
  paid_tokens: 0,
})
const colorsOf = (...entries: FineEntry[]) =>
  Object.fromEntries(usageSeries(entries, 'product').series.map(({ id, color }) => [id, color]))

test('a product has its color whatever its rank, and whichever others are there', () => {
  const { reader, reranker } = productColors
  expect(colorsOf(entry('reader', 9), entry('reranker', 1))).toEqual({ reader, reranker })
  expect(colorsOf(entry('reader', 1), entry('reranker', 9))).toEqual({ reader, reranker })
  expect(colorsOf(entry('reranker', 1))).toEqual({ reranker })
})

test.each(products)('the color of $key in charts is the one of its mark on the site', ({ key }) => {
  const hueOf = (color: string) => Number(/([\d.]+)deg/.exec(color)?.[1])
  for (const color of Object.values(tokenColor(`--series-${productColors[key]}`))) {
    const distance = (hue: number) => Math.abs(((hueOf(color) - hue + 540) % 360) - 180)
    const [nearest] = products.toSorted((a, b) => distance(a.spectrum[2]) - distance(b.spectrum[2]))
    expect(nearest?.key).toBe(key)
  }
})

test('the largest series is first; what is beyond six is one', () => {
  const models = Array.from({ length: 8 }, (_, index) => entry('embedding', 10 - index, `m${index}`))
  const { series, idOf } = usageSeries(models, 'model')
  expect(series.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', otherId])
  expect(models.map(idOf)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', otherId, otherId, otherId])
})
