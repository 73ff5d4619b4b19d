/** Why usage is refused: the balance of the key, its budget, or the spend limit of its user is too low. */
export type Refusal = 'balance' | 'budget' | 'spend_limit'

/** Error messages for callers. */
export const refusalMessages: Readonly<Record<Refusal, string>> = {
  balance: 'The balance of this API key is too low. Buy tokens in the API dashboard, or use another key.',
  budget:
    'The budget of this API key does not cover this. Raise it in the API dashboard, or wait for its next period.',
  spend_limit:
    'The spend limit of this account does not cover this. Raise it in the API dashboard, or wait for its next period.',
}

/** Usage was refused. Nothing was changed. */
export class UsageRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(refusalMessages[reason])
    this.name = 'UsageRefused'
    this.reason = reason
  }
}
