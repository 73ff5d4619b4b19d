/** Why a saved card was not charged. `card_unusable`: the payment provider no longer has it; `card_declined`: the bank gives no reason that we name. */
export const declines = [
  'insufficient_funds',
  'expired_card',
  'authentication_required',
  'card_unusable',
  'card_declined',
] as const

export type Decline = (typeof declines)[number]
