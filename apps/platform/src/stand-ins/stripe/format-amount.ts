/** Writes an amount in minor units (cents): $50.00. */
export const formatAmount = (minorUnits: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minorUnits / 100)
