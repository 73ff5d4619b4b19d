import { Skeleton } from '@search-foundation/ui/skeleton'
import type { ReactNode } from 'react'

import { QueryError } from './query-error.tsx'

export interface QueryStateProps<Data> {
  query: {
    data?: Data | undefined
    error?: unknown
    isError: boolean
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

/** What a call returned, or in its place that it is loading, or that it failed, with a retry. */
export function QueryState<Data>({ query, failed, height, children }: QueryStateProps<Data>) {
  if (query.isError) {
    return <QueryError query={query} title={failed} />
  }
  return query.data === undefined ? <Skeleton height={height} shape="block" /> : children(query.data)
}
