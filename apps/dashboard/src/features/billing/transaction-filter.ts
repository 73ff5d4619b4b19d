import type { TransactionFilter } from '@search-foundation/api-client'

import { isDay } from '../../ground/query/is-day.ts'

export const transactionTypes = ['consume', 'purchase', 'trial', 'transfer_in', 'transfer_out'] as const

/** Names of the filters in the address. */
export const filterNames = ['type', 'request', 'from', 'to'] as const

/** Longest request id that the service accepts. */
const longestId = 100

/** Reads the filter from the address. Values that the service would refuse are left out. */
export function readTransactionFilter({
  type: wanted,
  request,
  from,
  to,
}: Readonly<Record<(typeof filterNames)[number], string | null>>) {
  const type = transactionTypes.find((known) => known === wanted)
  return {
    ...(type !== undefined && { type }),
    ...(request && { requestId: request.slice(0, longestId) }),
    ...(from !== null && isDay(from) && { from }),
    ...(to !== null && isDay(to) && { to }),
  } satisfies TransactionFilter
}
