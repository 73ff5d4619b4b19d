import type { AutoRechargeInfo, KeyInfo } from '@search-foundation/api-client'

/** Returns the settings and state of auto-recharge; undefined while it is off. */
export const readRecharge = ({ metadata }: KeyInfo): AutoRechargeInfo | undefined =>
  metadata.auto_recharge === true ? (metadata as AutoRechargeInfo) : undefined
