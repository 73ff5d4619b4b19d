import type { TransactionFilter } from '@search-foundation/api-client'

export const transactionTypes = ['consume', 'purchase', 'trial', 'transfer_in', 'transfer_out'] as const

/** Names of the filters in the address. */
export const filterNames = ['type', 'from', 'to'] as const

const day = /^\d{4}-\d{2}-\d{2}$/

/** Reads the filter from the address. Values that the service would refuse are left out. */
export function readTransactionFilter({
  type: wanted,
  from,
  to,
}: Readonly<Record<(typeof filterNames)[number], string | null>>) {
  const type = transactionTypes.find((known) => known === wanted)
  return {
    ...(type !== undefined && { type }),
    ...(from !== null && day.test(from) && { from }),
    ...(to !== null && day.test(to) && { to }),
  } satisfies TransactionFilter
}
