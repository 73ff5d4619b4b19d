/** Why a use is not booked: the wallet is short, the key's budget, or the spend limit of its user. */
export type Refusal = 'balance' | 'budget' | 'spend_limit'

/** What a caller is told. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  balance: 'The balance of this API key is too low. Buy tokens in the API dashboard, or use another key.',
  budget:
    'The budget of this API key does not cover this. Raise it in the API dashboard, or wait for its next period.',
  spend_limit:
    'The spend limit of this account does not cover this. Raise it in the API dashboard, or wait for its next period.',
}

/** A use that was not booked. Nothing was changed. */
export class UseRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(refusalWords[reason])
    this.name = 'UseRefused'
    this.reason = reason
  }
}
