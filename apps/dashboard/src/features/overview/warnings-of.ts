import type { KeyInfo } from '@search-foundation/api-client'
import type { AccountKey, Budget } from '@search-foundation/api-client/account'

/** Percentage of a limit at which it is shown as nearly used up, for limits without their own alert. */
const usualPercent = 80

/** How long before its end a key is shown as about to expire. */
const expiryMilliseconds = 7 * 86_400_000

/** How long before their end trial tokens are shown as about to expire. */
const trialMilliseconds = 30 * 86_400_000

/** Something that needs a decision before calls fail. */
export type Warning =
  | { kind: 'budget'; key: AccountKey; budget: Budget; isUsedUp: boolean }
  | { kind: 'spendLimit'; budget: Budget; isUsedUp: boolean }
  | { kind: 'expiry'; key: AccountKey; expiresAt: string }
  | { kind: 'trialEnds'; name: string; endsAt: string; tokens: number }
  | ({ kind: 'alert'; threshold: number; balance: number } & OfKey)
  | ({ kind: 'rechargePaused' } & OfKey)

/** The key that a warning is about: what it is called, and its ID if it is one of the account. */
interface OfKey {
  name: string
  keyId?: string
}

export interface WarningSources {
  keys: readonly AccountKey[]
  /** What a key is called. */
  keyName: (key: AccountKey) => string
  spendLimit: Budget | null
  /** The key in this browser and what it is called; null if there is none, or it is one of `keys`. */
  browser: { info: KeyInfo; name: string } | null
}

const isNearlyUsed = ({ used_tokens: used, tokens, alert_percent: percent }: Budget): boolean =>
  used * 100 >= tokens * (percent ?? usualPercent)

const isUsedUp = ({ used_tokens: used, tokens }: Budget): boolean => used >= tokens

/** A warning about trial tokens that are left and end soon. */
function trialWarning(
  name: string,
  { trial_end: endsAt, trial_balance: tokens }: KeyInfo['wallet'] | AccountKey['wallet'],
  now: Date,
): Warning[] {
  if (endsAt === null || tokens === 0) return []
  const left = new Date(endsAt).getTime() - now.getTime()
  return left > 0 && left < trialMilliseconds ? [{ kind: 'trialEnds', name, endsAt, tokens }] : []
}

/** Returns the limits that are nearly used up, the alerts that were crossed and the keys that expire soon, the most urgent first. */
export function warningsOf({ keys, keyName, spendLimit, browser }: WarningSources, now: Date): Warning[] {
  const active = keys.filter(
    ({ revoked_at: revoked, expires_at: expires }) =>
      revoked === null && (expires === null || new Date(expires) > now),
  )
  const warnings: Warning[] = []
  if (spendLimit !== null && isNearlyUsed(spendLimit))
    warnings.push({ kind: 'spendLimit', budget: spendLimit, isUsedUp: isUsedUp(spendLimit) })
  for (const key of active) {
    const { budget, expires_at: expiresAt } = key
    if (budget !== null && isNearlyUsed(budget))
      warnings.push({ kind: 'budget', key, budget, isUsedUp: isUsedUp(budget) })
    if (expiresAt !== null && new Date(expiresAt).getTime() - now.getTime() < expiryMilliseconds)
      warnings.push({ kind: 'expiry', key, expiresAt })
    const ofKey = { name: keyName(key), keyId: key.id }
    warnings.push(...trialWarning(ofKey.name, key.wallet, now))
    if (key.crossed_alert !== null)
      warnings.push({
        kind: 'alert',
        ...ofKey,
        threshold: key.crossed_alert,
        balance: key.wallet.total_balance,
      })
    if (key.auto_recharge_paused) warnings.push({ kind: 'rechargePaused', ...ofKey })
  }
  if (browser !== null) {
    const { name, info } = browser
    warnings.push(...trialWarning(name, info.wallet, now))
    const balance = info.wallet.total_balance
    const crossed = info.metadata.balance_notification?.thresholds.filter((one) => balance < one) ?? []
    // The lowest of the crossed thresholds is the most urgent one.
    if (crossed.length > 0) warnings.push({ kind: 'alert', name, threshold: Math.min(...crossed), balance })
    if (info.metadata.auto_recharge === true && info.metadata.auto_recharge_paused === true)
      warnings.push({ kind: 'rechargePaused', name })
  }
  const urgency = (warning: Warning) => ('isUsedUp' in warning && warning.isUsedUp ? 0 : 1)
  return warnings.toSorted((a, b) => urgency(a) - urgency(b))
}
