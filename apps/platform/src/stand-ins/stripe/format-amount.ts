/** Writes an amount in minor units (cents): $50.00. */
export const formatAmount = (minorUnits: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minorUnits / 100)
