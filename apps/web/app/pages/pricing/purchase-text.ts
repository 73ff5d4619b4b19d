import { formatMoney, formatNumber } from '@search-foundation/i18n/format'

import { currency } from '../../ground/currency.ts'
import type { Pack } from '../../products/prices.ts'
import type { Purchase } from './purchases.ts'

/**
 * Returns the packs of a purchase with their number: `1 × Premium pack + 2 × Standard pack`.
 *
 * @param nameOf names a pack in the language of the page
 */
export const packsText = ({ items }: Purchase, nameOf: (id: Pack['id']) => string, locale: string): string =>
  items.map(({ pack, count }) => `${formatNumber(count, locale)} × ${nameOf(pack.id)}`).join(' + ')

/** Returns the price of a purchase, without tax. */
export const priceText = ({ price }: Pick<Purchase, 'price'>, locale: string): string =>
  formatMoney(price, currency, locale)
