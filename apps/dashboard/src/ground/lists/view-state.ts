export interface Query {
  isError: boolean
  isFetching: boolean
  data?: unknown
  refetch: () => unknown
}

/** What a chart or a table shows of a query: data that is there stays visible while it is fetched again. */
export const viewState = ({ isError, isFetching, data, refetch }: Query) =>
  ({
    status: isError ? 'error' : isFetching && data === undefined ? 'loading' : 'ready',
    onRetry: () => void refetch(),
  }) as const
