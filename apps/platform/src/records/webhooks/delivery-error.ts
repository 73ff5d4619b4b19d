import type { WebhookDeliveryErrorCode } from '@search-foundation/api-client/account'

/** Every reason for which an event is not delivered, as the SDK describes them. A test compares the two. */
export const deliveryErrorCodes = [
  'bad_status',
  'wrong_challenge',
  'timeout',
  'no_public_address',
  'connection_failed',
  'not_verified_in_time',
  'newer_challenge',
  'webhook_removed',
] as const satisfies readonly WebhookDeliveryErrorCode[]

/** Why an attempt failed: a code for programs, and a sentence for people. */
export interface DeliveryError {
  code: WebhookDeliveryErrorCode
  message: string
}
