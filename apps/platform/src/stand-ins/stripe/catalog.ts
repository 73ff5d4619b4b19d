import { readFileSync } from 'node:fs'

interface CatalogFile {
  products: { id: string; name: string; description: string }[]
  prices: { id: string; product: string; currency: string; unit_amount: number }[]
}

/** What the account sells, as one would enter it in the provider's dashboard. */
const file = JSON.parse(readFileSync(new URL('./catalog.json', import.meta.url), 'utf8')) as CatalogFile

export const products = file.products.map((product) => ({
  ...product,
  object: 'product' as const,
  active: true,
  livemode: false,
  metadata: {},
}))

/** `unit_amount` is in cents. */
export const prices = file.prices.map((price) => ({
  ...price,
  object: 'price' as const,
  active: true,
  livemode: false,
  type: 'one_time' as const,
  billing_scheme: 'per_unit' as const,
  metadata: {},
}))
