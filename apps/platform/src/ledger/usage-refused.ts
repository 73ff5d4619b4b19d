/** Why usage is not charged: the key's balance is too low, its budget, or the spend limit of its user. */
export type Refusal = 'balance' | 'budget' | 'spend_limit'

/** Error messages for callers. */
export const refusalMessages: Readonly<Record<Refusal, string>> = {
  balance: 'The balance of this API key is too low. Buy tokens in the API dashboard, or use another key.',
  budget:
    'The budget of this API key does not cover this. Raise it in the API dashboard, or wait for its next period.',
  spend_limit:
    'The spend limit of this account does not cover this. Raise it in the API dashboard, or wait for its next period.',
}

/** Usage that is not charged. Nothing was changed. */
export class UsageRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(refusalMessages[reason])
    this.name = 'UsageRefused'
    this.reason = reason
  }
}
