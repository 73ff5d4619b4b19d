import { Skeleton } from '@search-foundation/ui/skeleton'
import type { ReactNode } from 'react'

import { QueryError } from './query-error.tsx'

export interface QueryStateProps<Data> {
  query: {
    data?: Data | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Title for a call that failed. */
  failed: string
  /** Height of the content, so that nothing moves when it appears. */
  height: string
  /** Returns the content for what the call returned. */
  children: (data: Data) => ReactNode
}

/** What a call returned, or in its place that it is loading, or that it failed, with a retry. The error stays until that has an answer. */
export function QueryState<Data>({ query, failed, height, children }: QueryStateProps<Data>) {
  // A further attempt keeps the error of the last one until it has ended, and with it the button that has the focus.
  if (query.error !== undefined) return <QueryError query={query} title={failed} />
  return query.data === undefined ? <Skeleton height={height} shape="block" /> : children(query.data)
}
