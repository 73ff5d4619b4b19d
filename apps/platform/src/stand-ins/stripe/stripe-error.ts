import type { PaymentIntent } from './objects.ts'

/** An error response of Stripe's API: `{error: {type, message, …}}`. */
export class StripeError extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(status: number, type: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'StripeError'
    this.status = status
    this.error = { type, message, ...more }
  }
}

/** 400: the request is invalid. */
export const invalid = (message: string) => new StripeError(400, 'invalid_request_error', message)

/** 404: nothing is stored under the id. */
export const missing = (kind: string, id: string) =>
  new StripeError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing' })

/** Why the bank refuses a charge that its owner does not see. */
export const cardRefusals = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'The card was declined.' },
  'asks-owner': {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'The bank wants the owner of the card to confirm this payment.',
  },
} as const

/** The body of the 402 response to a refused charge. */
export const refusedResponse = (
  refusal: (typeof cardRefusals)[keyof typeof cardRefusals],
  intent: PaymentIntent,
) => ({ error: { type: 'card_error', ...refusal, payment_intent: intent } })
