/** A wallet holds fewer tokens than a transfer takes. Nothing was changed. */
export class InsufficientBalance extends Error {
  /** Tokens there. */
  readonly balance: number
  /** Tokens wanted. */
  readonly wanted: number

  constructor(balance: number, wanted: number) {
    super(`The balance of ${balance} tokens is short of ${wanted}.`)
    this.name = 'InsufficientBalance'
    this.balance = balance
    this.wanted = wanted
  }
}
