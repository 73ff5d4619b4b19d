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
