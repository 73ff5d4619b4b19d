/** An amount in minor units (cents) as a mail writes it: `50.00 USD`. */
export const money = (amount: number, currency: string) =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
