/** The limit of a key, or of its user, that refuses usage. */
export type LimitRefusal = 'budget' | 'spend_limit'

/** Why usage is refused: the balance of the key is too low or held for calls that are running, or a limit does not cover it. */
export type Refusal = 'balance' | 'held' | LimitRefusal

/** Error messages for callers. */
export const refusalMessages: Readonly<Record<Refusal, string>> = {
  balance: 'The balance of this API key is too low. Buy tokens in the API dashboard, or use another key.',
  held: 'Calls or bulk jobs with this API key are still running and may use the rest of its balance. Try again after they have finished, or buy tokens in the API dashboard.',
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
