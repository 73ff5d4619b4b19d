/**
 * What the bank does with a card: it pays; it is declined; it asks its owner to confirm, each time;
 * it can be saved but declines every later charge; or it pays, and its owner disputes the payment at once.
 */
export type CardBehaviour = 'pays' | 'declined' | 'asks-owner' | 'declines-later' | 'disputed'

interface TestCard {
  behaviour: CardBehaviour
  brand: string
}

/** Test card numbers with a fixed outcome, after those that the provider publishes for its test mode. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { behaviour: 'pays', brand: 'visa' },
  '5555555555554444': { behaviour: 'pays', brand: 'mastercard' },
  '4000000000000002': { behaviour: 'declined', brand: 'visa' },
  '4000002760003184': { behaviour: 'asks-owner', brand: 'visa' },
  '4000000000000341': { behaviour: 'declines-later', brand: 'visa' },
  '4000000000000259': { behaviour: 'disputed', brand: 'visa' },
}

/** Cards that the payment page offers. The text about one is `payment.says.{says}`. */
export const testCardHints = [
  { number: '4242 4242 4242 4242', says: 'pays' },
  { number: '4000 0000 0000 0002', says: 'declined' },
  { number: '4000 0027 6000 3184', says: 'asksOwner' },
  { number: '4000 0000 0000 0341', says: 'declinesLater' },
  { number: '4000 0000 0000 0259', says: 'disputed' },
] as const

export interface CardForm {
  email: string
  number: string
  expiry: string
  code: string
}

/** What is wrong with a field. The texts are `payment.faults.{fault}`; that of an address is `common:emailInvalid`. */
export type CardFault = 'email' | 'number' | 'expiry' | 'expired' | 'code'
export type CardFaults = Partial<Record<keyof CardForm, CardFault>>

/** A card as the provider shows it to shops: never its number. */
export interface Card {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

const digitsOf = (number: string) => number.replaceAll(/[\s-]/g, '')

const cardOf = (number: string): TestCard | undefined =>
  Object.hasOwn(testCards, digitsOf(number)) ? testCards[digitsOf(number)] : undefined

function expiryOf(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(text.trim()) ?? []
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return undefined
  return { month: Number(month), year: 2000 + Number(year) }
}

/** Validates the form of the payment page. */
export function checkCard(form: CardForm, at: Date): CardFaults {
  const faults: CardFaults = {}
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)) faults.email = 'email'
  if (cardOf(form.number) === undefined) faults.number = 'number'
  const expiry = expiryOf(form.expiry)
  if (expiry === undefined) faults.expiry = 'expiry'
  else if (new Date(Date.UTC(expiry.year, expiry.month, 1)) <= at) faults.expiry = 'expired'
  if (!/^\d{3,4}$/.test(form.code.trim())) faults.code = 'code'
  return faults
}

/** What the bank does with a checked card. */
export const cardBehaviour = (number: string): CardBehaviour => cardOf(number)?.behaviour ?? 'declined'

/** What may be kept of a checked card. */
export function cardSummary(form: CardForm): Card {
  const expiry = expiryOf(form.expiry)
  return {
    brand: cardOf(form.number)?.brand ?? 'unknown',
    last4: digitsOf(form.number).slice(-4),
    exp_month: expiry?.month ?? 0,
    exp_year: expiry?.year ?? 0,
  }
}
