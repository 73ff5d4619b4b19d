import { formatUnitPrice } from '@search-foundation/i18n/format'
import data from 'virtual:docs-data'

import { currency } from '../ground/currency.ts'

/** A token pack on sale. */
export interface Pack {
  /** Its name is the message `common:packName.<id>`. */
  id: 'price_standard_1b' | 'price_premium_11b'
  tokens: number
  /** In cents, without tax. */
  price: number
}

/** Returns a number that the platform applies, by its name in the documentation: `limits.reader.standard.requests`. Undefined if there is none. */
export function platformNumber(name: string): number | undefined {
  const value = data.facts[name]
  return typeof value === 'number' ? value : undefined
}

function knownNumber(name: string): number {
  const value = platformNumber(name)
  if (value === undefined) throw new Error(`The platform has no number "${name}".`)
  return value
}

/** Returns the packs on sale, the smallest first. Only while the pages are built: a browser has no data of the platform. */
export const packsOnSale = (): Pack[] =>
  (['standard', 'premium'] as const).map((name) => ({
    id: name === 'standard' ? 'price_standard_1b' : 'price_premium_11b',
    tokens: knownNumber(`pack.${name}.tokens`),
    price: knownNumber(`pack.${name}.dollars`) * 100,
  }))

/** Returns how many tokens a new trial key has. */
export const trialTokens = (): number => knownNumber('trial.tokens')

/** Returns the price of a million tokens of a pack, as it is shown in a language. */
export const pricePerMillion = ({ price, tokens }: Pick<Pack, 'price' | 'tokens'>, locale: string): string =>
  formatUnitPrice((price / tokens) * 1_000_000, currency, locale)

/** Returns what a million tokens cost at most, as it is shown in a language. */
export function highestPricePerMillion(locale: string): string {
  const [highest] = packsOnSale().toSorted(
    (left, right) => right.price / right.tokens - left.price / left.tokens,
  )
  if (highest === undefined) throw new Error('No pack is on sale.')
  return pricePerMillion(highest, locale)
}
