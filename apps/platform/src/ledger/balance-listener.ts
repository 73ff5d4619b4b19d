/** Called with the id of a key after a transaction that changed its balance. Returns at once and never throws. */
export type BalanceListener = (keyId: string) => void
