import type { Product } from '@search-foundation/api-client'
import type { TFunction } from 'i18next'

/** Packs with texts of our own, by their price id. */
const known = ['free', 'price_standard_1b', 'price_premium_11b'] as const

/** Returns name and description of a pack in the interface language; those of the service for a pack without texts of our own. */
export function packTexts(
  pack: Product,
  t: TFunction<['dashboard-billing', 'common']>,
): { name: string; description: string } {
  const id = known.find((priceId) => priceId === pack.price_id)
  return id === undefined
    ? { name: pack.product_name, description: pack.product_description }
    : { name: t(`common:packName.${id}`), description: t(`packs.${id}.description`) }
}
