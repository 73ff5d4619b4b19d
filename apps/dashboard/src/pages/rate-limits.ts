/** What a minute allows, by product and kind of key; undefined where a product cannot be used. Source: the public API's table of November 2025. */
export interface RateLimit {
  product: 'reader' | 'embedding'
  without: string | undefined
  standard: string
  premium: string
}

/** Only what this platform serves today. */
export const rateLimits: readonly RateLimit[] = [
  { product: 'reader', without: '20', standard: '500', premium: '5,000' },
  { product: 'embedding', without: undefined, standard: '500 / 1M', premium: '2,000 / 5M' },
]
