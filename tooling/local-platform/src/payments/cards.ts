/** Test card numbers with a fixed outcome, after those that the provider publishes for its test mode. */
const outcomes: Readonly<Record<string, 'paid' | 'declined'>> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
}

export interface CardForm {
  email: string
  number: string
  expiry: string
  code: string
}

export type CardErrors = Partial<Record<keyof CardForm, string>>

/** Checks what was typed on the payment page; the messages say how to mend it. */
export function checkCard(form: CardForm, at: Date): CardErrors {
  const errors: CardErrors = {}
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email))
    errors.email = 'Write an e-mail address such as name@example.org.'
  const number = form.number.replaceAll(/[\s-]/g, '')
  if (outcomes[number] === undefined)
    errors.number = 'Use a test card: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.'
  const [, month = '', year = ''] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(form.expiry.trim()) ?? []
  const ends = new Date(Date.UTC(2000 + Number(year), Number(month), 1))
  if (month === '' || Number(month) < 1 || Number(month) > 12)
    errors.expiry = 'Write month and year such as 12/34.'
  else if (ends <= at) errors.expiry = 'This card has expired. Use a date in the future.'
  if (!/^\d{3,4}$/.test(form.code.trim())) errors.code = 'Write three or four digits.'
  return errors
}

/** What the bank says to a checked card. */
export function cardOutcome(number: string): 'paid' | 'declined' {
  return outcomes[number.replaceAll(/[\s-]/g, '')] ?? 'declined'
}
