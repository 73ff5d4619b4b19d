import { expect, test, vi } from 'vitest'

import { tableState, type QueryState } from './table-state.ts'

const query = (state: Partial<QueryState>): QueryState => ({
  isFetching: false,
  isError: false,
  refetch: () => {},
  ...state,
})
const rows = ['row']

test.each<[string, Partial<QueryState>, string]>([
  ['has no data yet', { isFetching: true }, 'loading'],
  ['has not started', {}, 'loading'],
  ['has data', { data: rows, currentData: rows }, 'ready'],
  ['loads rows of another filter', { data: rows, isFetching: true }, 'refreshing'],
  ['loads the same rows again', { data: rows, currentData: rows, isFetching: true }, 'refreshing'],
  ['failed without data', { isError: true }, 'error'],
  ['is retried after it failed without data', { isError: true, isFetching: true }, 'loading'],
  ['failed for another filter', { data: rows, isError: true }, 'error'],
  ['failed to refresh', { data: rows, currentData: rows, isError: true }, 'refresh-failed'],
  [
    'loads the next page',
    { data: rows, currentData: rows, isFetching: true, isFetchingNextPage: true },
    'ready',
  ],
  [
    'failed to load the next page',
    { data: rows, currentData: rows, isError: true, isFetchNextPageError: true },
    'ready',
  ],
])('a query that %s', (_case, state, status) => {
  expect(tableState(query(state)).status).toBe(status)
})

test('retries by fetching again', () => {
  const refetch = vi.fn()
  tableState(query({ isError: true, refetch })).onRetry()
  expect(refetch).toHaveBeenCalledOnce()
})

test('offers more rows for infinite queries only', () => {
  expect(tableState(query({ data: rows }))).not.toHaveProperty('more')
  const fetchNextPage = vi.fn()
  const { more } = tableState(
    query({ data: rows, hasNextPage: true, isFetchNextPageError: true, fetchNextPage }),
  )
  expect(more).toMatchObject({ hasMore: true, isLoading: false, isFailed: true })
  more?.onLoad()
  expect(fetchNextPage).toHaveBeenCalledOnce()
})
