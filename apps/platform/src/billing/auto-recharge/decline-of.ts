import StripeSdk from 'stripe'

import { declines, type Decline } from '../../records/declines.ts'

/**
 * Returns why a charge was refused; undefined when the provider did not respond or failed, so that the outcome is unknown. Its codes:
 * https://docs.stripe.com/declines/codes
 */
export function declineOf(error: unknown): Decline | undefined {
  if (error instanceof StripeSdk.errors.StripeInvalidRequestError) return 'card_unusable'
  if (!(error instanceof StripeSdk.errors.StripeCardError)) return undefined
  const codes: readonly unknown[] = [error.decline_code, error.code]
  return declines.find((decline) => codes.includes(decline)) ?? 'card_declined'
}
