/** Where tokens come from and go to outside of wallets. Their balance is the sum of their entries and may be negative. */
export const systemAccounts = {
  granted: 'system:granted',
  sold: 'system:sold',
  consumed: 'system:consumed',
} as const

/** The account of a key's trial tokens: granted free, never transferable. */
export const trialAccount = (keyId: string) => `trial:${keyId}`

/** The account of a key's paid tokens. */
export const regularAccount = (keyId: string) => `regular:${keyId}`
