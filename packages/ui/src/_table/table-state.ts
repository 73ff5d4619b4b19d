/**
 * What a table shows of its data. `loading`: nothing yet. `ready`: the rows. `refreshing`: the rows of the last response, until the next one is
 * there. `error`: the request failed and there are no rows to show. `refresh-failed`: the rows of the last response, because a later request failed.
 */
export type TableStatus = 'loading' | 'ready' | 'refreshing' | 'error' | 'refresh-failed'

/** Rows that are not loaded yet. */
export interface MoreRows {
  /** Whether there are any. */
  hasMore: boolean
  /** Whether they are being loaded. */
  isLoading: boolean
  /** Whether the last attempt to load them failed. */
  isFailed: boolean
  /** Loads them. */
  onLoad: () => void
}

/** The state of a query, as the hooks of RTK Query return it. */
export interface QueryState {
  /** Last response, of the current or of earlier arguments. */
  data?: unknown
  /** Response for the current arguments. */
  currentData?: unknown
  /** Whether a request is in progress. */
  isFetching: boolean
  /** Whether the last request failed. */
  isError: boolean
  /** Sends the request again. */
  refetch: () => unknown
  /** Whether there is another page, of an infinite query. */
  hasNextPage?: boolean
  /** Whether the next page is being loaded, of an infinite query. */
  isFetchingNextPage?: boolean
  /** Whether loading the next page failed, of an infinite query. */
  isFetchNextPageError?: boolean
  /** Loads the next page, of an infinite query. */
  fetchNextPage?: () => unknown
}

/**
 * The props of a table or chart that follow from its query: `<Table {...tableState(query)} rows={query.data ?? []} …>`. Rows of earlier arguments
 * stay while the next response is loading, but not when it failed: they would belong to another filter.
 */
export function tableState(query: QueryState): {
  status: TableStatus
  onRetry: () => void
  more?: MoreRows
} {
  const { fetchNextPage, hasNextPage = false } = query
  return {
    status: statusOf(query),
    onRetry: () => void query.refetch(),
    ...(fetchNextPage && {
      more: {
        hasMore: hasNextPage,
        isLoading: query.isFetchingNextPage ?? false,
        isFailed: query.isFetchNextPageError ?? false,
        onLoad: () => void fetchNextPage(),
      },
    }),
  }
}

function statusOf(query: QueryState): TableStatus {
  const { data, currentData, isFetching, isError, isFetchingNextPage, isFetchNextPageError } = query
  if (data === undefined) return isError && !isFetching ? 'error' : 'loading'
  if (isFetchingNextPage || isFetchNextPageError) return 'ready'
  if (isFetching) return 'refreshing'
  if (isError) return currentData === undefined ? 'error' : 'refresh-failed'
  return 'ready'
}
