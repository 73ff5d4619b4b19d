import type { KeyInfo } from '@search-foundation/api-client'

/** Speed level of premium keys (specification §9). */
const premiumSpeedLevel = 2

/** A key is paid when its info has an email (specification §6). */
export const isPaid = (info: KeyInfo | null): boolean => Boolean(info?.email)

/** A key is premium paid when it has an email and speed level 2 (specification §6). */
export const isPremium = (info: KeyInfo | null): boolean =>
  isPaid(info) && info?.metadata.speed_level === premiumSpeedLevel

/** Auto-charge is on when the key has an email or auto-recharge metadata (specification §6). */
export const isAutoCharge = (info: KeyInfo | null): boolean =>
  isPaid(info) || Boolean(info?.metadata.auto_recharge)

export type KeyKind = 'premium' | 'paid' | 'trial' | 'zero-token'

/**
 * What kind of key an info belongs to; undefined while it is unknown. A key that is not paid is a trial key when it was created
 * with free tokens, and a zero-token key otherwise, also after tokens were transferred to it.
 */
export function keyKind(info: KeyInfo | null): KeyKind | undefined {
  if (info === null) return undefined
  if (isPremium(info)) return 'premium'
  if (isPaid(info)) return 'paid'
  return info.wallet.trial_start === null ? 'zero-token' : 'trial'
}
