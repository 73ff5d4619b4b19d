/** Names of the packs on sale by price id, as receipts and transactions record them. Pages show the message `common:packName.<id>`. */
export const packNames = {
  price_standard_1b: 'Standard pack',
  price_premium_11b: 'Premium pack',
} as const

/** The price id of a pack on sale. */
type PackId = keyof typeof packNames

/** Returns the price id of the pack that a receipt or transaction names; undefined for one that is not on sale. */
export const packNamed = (name: string): PackId | undefined =>
  (Object.keys(packNames) as PackId[]).find((id) => packNames[id] === name)
