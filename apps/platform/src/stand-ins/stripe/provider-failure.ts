import type { PaymentIntent } from './provider-objects.ts'

/** A failure in the shape of Stripe's API: `{error: {type, message, …}}`. */
export class ProviderFailure extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(status: number, type: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'ProviderFailure'
    this.status = status
    this.error = { type, message, ...more }
  }
}

/** 400: the request is at fault. */
export const invalid = (message: string) => new ProviderFailure(400, 'invalid_request_error', message)

/** 404: nothing is stored under the id. */
export const missing = (kind: string, id: string) =>
  new ProviderFailure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing' })

/** What a charge without the owner answers when the bank refuses. */
export const cardRefusals = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'The card was declined.' },
  'asks-owner': {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'The bank wants the owner of the card to confirm this payment.',
  },
} as const

/** The answer of a refused charge. */
export const refusedResponse = (
  refusal: (typeof cardRefusals)[keyof typeof cardRefusals],
  intent: PaymentIntent,
) => ({ error: { type: 'card_error', ...refusal, payment_intent: intent } })
