import fc from 'fast-check'
import { expect, test } from 'vitest'

import { packsOnSale } from '../../products/prices.ts'
import { purchasesFor } from './purchases.ts'

const packs = packsOnSale()
const waysToBuy = (tokens: number) =>
  purchasesFor(tokens, packs).map(({ items, price, left }) => [
    items.map(({ pack, count }) => `${count} ${pack.id}`).join(' + '),
    price,
    left,
  ])

test('packs are bought whole, the lowest price first', () => {
  expect(waysToBuy(1)).toEqual([
    ['1 price_standard_1b', 5000, 999_999_999],
    ['1 price_premium_11b', 50_000, 10_999_999_999],
  ])
  expect(waysToBuy(12_000_000_000)).toEqual([
    ['1 price_premium_11b + 1 price_standard_1b', 55_000, 0],
    ['12 price_standard_1b', 60_000, 0],
    ['2 price_premium_11b', 100_000, 10_000_000_000],
  ])
})

test('at the same price, more tokens come first', () => {
  expect(waysToBuy(9_500_000_000)[0]).toEqual(['1 price_premium_11b', 50_000, 1_500_000_000])
})

test('the first purchase has enough tokens, and no other one in whole packs is cheaper', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80_000_000_000 }), (tokens) => {
      const [first] = purchasesFor(tokens, packs)
      expect(first?.left).toBeGreaterThanOrEqual(0)
      const [standard, premium] = packs
      if (standard === undefined || premium === undefined) throw new Error('Two packs are on sale.')
      const prices = Array.from({ length: 9 }, (_, large) => {
        const rest = Math.max(0, tokens - large * premium.tokens)
        return large * premium.price + Math.ceil(rest / standard.tokens) * standard.price
      })
      expect(first?.price).toBe(Math.min(...prices))
    }),
  )
})
