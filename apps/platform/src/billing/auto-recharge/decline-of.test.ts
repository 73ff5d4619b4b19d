import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { declineOf } from './decline-of.ts'

const { StripeCardError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors

const cardError = (code: string, declineCode?: string) =>
  new StripeCardError({
    type: 'card_error',
    code,
    message: 'No.',
    ...(declineCode && { decline_code: declineCode }),
  })

test.each([
  ['insufficient_funds', cardError('card_declined', 'insufficient_funds')],
  ['authentication_required', cardError('authentication_required', 'authentication_required')],
  ['expired_card', cardError('expired_card')],
  ['card_declined', cardError('card_declined', 'generic_decline')],
  // What is known of a stolen card stays with the bank.
  ['card_declined', cardError('card_declined', 'stolen_card')],
  [
    'card_unusable',
    new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No such card.' }),
  ],
])('%s is the reason of a refused charge', (decline, error) => {
  expect(declineOf(error)).toBe(decline)
})

test('a provider that cannot be reached has not refused the charge', () => {
  expect(declineOf(new StripeConnectionError({ type: 'api_error', message: 'Silence.' }))).toBeUndefined()
  expect(declineOf(new Error('Another.'))).toBeUndefined()
})
