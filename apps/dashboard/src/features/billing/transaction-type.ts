import type { TransactionType } from '@search-foundation/api-client'

export const transactionTypes = ['consume', 'purchase', 'trial', 'transfer_in', 'transfer_out'] as const

/** Returns the transaction type that a text names; undefined for other texts. */
export const readTransactionType = (text: string | null): TransactionType | undefined =>
  transactionTypes.find((type) => type === text)
