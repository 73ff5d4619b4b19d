/** Formats an amount in minor units (cents) for mails: `50.00 USD`. */
export const money = (amount: number, currency: string) =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
