import type { CardDecline } from '@search-foundation/api-client'

/** Every reason for which a saved card is not charged, as the SDK describes them. A test compares the two, and the messages that tell them. */
export const declines = [
  'insufficient_funds',
  'expired_card',
  'authentication_required',
  'card_unusable',
  'card_declined',
] as const satisfies readonly CardDecline[]

export type Decline = CardDecline
