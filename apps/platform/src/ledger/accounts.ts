/** Accounts outside of wallets that tokens come from and go to. Their balance is the sum of their entries and may be negative. */
export const systemAccounts = {
  granted: 'system:granted',
  sold: 'system:sold',
  consumed: 'system:consumed',
} as const

/** Returns the id of the account of a key's trial tokens, which are free and cannot be transferred. */
export const trialAccount = (keyId: string) => `trial:${keyId}`

/** Returns the id of the account of a key's paid tokens. */
export const regularAccount = (keyId: string) => `regular:${keyId}`
