import type { Pack } from '../../products/prices.ts'

/** Packs that are bought together for a number of tokens. */
export interface Purchase {
  items: readonly { pack: Pack; count: number }[]
  /** In cents. */
  price: number
  /** Tokens that are bought beyond those that are needed. */
  left: number
}

/**
 * Returns ways to buy a number of tokens in whole packs, the lowest price first: each pack alone, and as many of the largest as are used up with the
 * rest in each smaller one. At the same price, the one with more tokens comes first.
 *
 * @param tokens at least 1
 */
export function purchasesFor(tokens: number, packs: readonly Pack[]): Purchase[] {
  const largest = packs.toSorted((left, right) => right.tokens - left.tokens)[0]
  const alone = packs.map((pack) => [{ pack, count: Math.ceil(tokens / pack.tokens) }])
  const mixed = packs.flatMap((pack) => {
    if (largest === undefined || pack === largest) return []
    const full = Math.floor(tokens / largest.tokens)
    const count = Math.ceil((tokens - full * largest.tokens) / pack.tokens)
    return full === 0 || count === 0
      ? []
      : [
          [
            { pack: largest, count: full },
            { pack, count },
          ],
        ]
  })
  return [...alone, ...mixed]
    .map((items) => ({
      items,
      price: items.reduce((sum, { pack, count }) => sum + pack.price * count, 0),
      left: items.reduce((sum, { pack, count }) => sum + pack.tokens * count, 0) - tokens,
    }))
    .toSorted((left, right) => left.price - right.price || right.left - left.left)
}
