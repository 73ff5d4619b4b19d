interface Query {
  isError: boolean
  isFetching: boolean
  data?: unknown
}

/** What a table or chart shows of a query: data that is there stays while it is asked for again. */
export function viewStatus({ isError, isFetching, data }: Query): 'error' | 'loading' | 'ready' {
  if (isError) return 'error'
  return isFetching && data === undefined ? 'loading' : 'ready'
}
