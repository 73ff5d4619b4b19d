/** The currency in which packs are sold, as its ISO 4217 code in lower case. */
export const currency = 'usd'
