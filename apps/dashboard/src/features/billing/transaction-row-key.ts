import type { Transaction } from '@search-foundation/api-client'

/** Returns what names a line of a list of transactions: a transfer between two keys of one user is two lines with one id, one of each key. */
export const transactionRowKey = ({ id, key_id = '' }: Transaction): string => `${id} ${key_id}`
