/** Names of card brands as their companies write them, by the payment provider's ids. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Returns the name of a card brand by its id; an unknown id is returned as it is. */
export const cardBrand = (id: string): string => brands[id] ?? id
