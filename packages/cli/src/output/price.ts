import { listProducts, type Client } from '@search-foundation/api-client'

/** What tokens cost. */
export interface Rate {
  /** Money for a million tokens, in units such as dollars. */
  perMillion: number
  /** ISO 4217, as the service has it. */
  currency: string
}

/** Returns the price of a token in the smallest pack on sale, the highest there is; undefined when none is on sale. */
export async function findRate(client: Client, signal: AbortSignal): Promise<Rate | undefined> {
  const packs = (await listProducts(client, { signal })).filter(({ price }) => price > 0)
  const [smallest] = packs.toSorted((one, other) => one.token_quantity - other.token_quantity)
  if (!smallest) return undefined
  const { price, token_quantity: tokens, currency } = smallest
  return { perMillion: (price / 100 / tokens) * 1_000_000, currency }
}

/** Formats what tokens cost: two digits, or as many as a smaller amount needs. */
export function priceOf(tokens: number, { perMillion, currency }: Rate): string {
  const amount = (tokens / 1_000_000) * perMillion
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    ...(amount < 0.1 && amount > 0 && { maximumSignificantDigits: 2, minimumSignificantDigits: 1 }),
  }).format(amount)
}
