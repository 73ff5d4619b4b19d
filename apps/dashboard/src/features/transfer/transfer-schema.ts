import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'

export const fault = messageKeys<['dashboard-transfer', 'dashboard-keys', 'dashboard-alerts']>()

/** Value of the choice of a receiver for a key that is pasted. */
export const another = 'another'

/** What of the tokens that `sender` has goes where. The receiver is chosen from the own keys, or pasted. */
export const transferSchema = (sender: string, available: number, locale: string) =>
  v.pipe(
    v.object({
      amount: v.pipe(
        v.string(),
        v.transform((text) => parseTokens(text, locale)),
        v.number(fault('dashboard-alerts:thresholdInvalid')),
        v.maxValue(available, fault('amountTooHigh')),
      ),
      chosen: v.string(),
      pasted: v.pipe(v.string(), v.trim()),
      revoke: v.boolean(),
    }),
    v.forward(
      v.check(({ chosen, pasted }) => chosen !== another || pasted !== '', fault('receiverMissing')),
      ['pasted'],
    ),
    v.forward(
      v.check(({ chosen, pasted }) => chosen !== another || pasted !== sender, fault('receiverSame')),
      ['pasted'],
    ),
    v.transform(({ chosen, pasted, amount, revoke }): TransferPlan => ({
      receiver: chosen === another ? pasted : chosen,
      amount,
      // A key is revoked only when no paid tokens stay on it.
      revoke: revoke && amount === available,
    })),
  )

/** A transfer as it was entered. */
export interface TransferPlan {
  /** The text of the receiving key, or the reference to an own one. */
  receiver: string
  /** Tokens. */
  amount: number
  /** Whether the sending key is revoked afterwards. */
  revoke: boolean
}
