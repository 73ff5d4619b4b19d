import { original } from '@reduxjs/toolkit'
import type { Page } from '@search-foundation/api-client'
import {
  deleteRequestBodies,
  downloadRequestsCsv,
  getRequestBodies,
  getRequestSummary,
  listRequests,
  type LoggedRequest,
  type RequestBodies,
  type RequestFilter,
  type RequestSummary,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { toObjectUrl } from '../object-url.ts'
import { withNewest } from '../request-log.ts'
import { byCursor, changeAsUser, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

/** Rows of the second and all further pages: the most that the service sends. Who reads on may want a log of 100,000 rows. */
const furtherRows = 1000

export type RequestsArg = RequestFilter & OfUser & { pageSize?: number }

/** The request log of the signed-in user. */
export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requests: build.infiniteQuery<Page<LoggedRequest>, RequestsArg, string>({
      // A refetch begins anew with the first page: all pages of a long log would be a hundred requests.
      infiniteQueryOptions: { ...byCursor, refetchCachedPages: false },
      queryFn: readAsUser('request log', (client, { queryArg, pageParam }: PageArg<RequestsArg>, options) =>
        listRequests(client, {
          ...queryArg,
          ...options,
          ...(pageParam !== '' && { cursor: pageParam, pageSize: furtherRows }),
        }),
      ),
      providesTags: ['Requests'],
    }),
    /** The newest requests that match. They are added to the log of the same argument; the pages that it has stay. */
    newestRequests: build.query<Page<LoggedRequest>, RequestsArg>({
      queryFn: readAsUser('newest requests', (client, arg, options) =>
        listRequests(client, { ...arg, ...options }),
      ),
      async onQueryStarted(arg, { dispatch, queryFulfilled }) {
        // A failure is the result of the query, and logged there.
        const newest = await queryFulfilled.catch(() => undefined)
        if (newest === undefined) return
        dispatch(
          requestsApi.util.updateQueryData('requests', arg, (log) => {
            const before = original(log)
            return before && withNewest(before, newest.data)
          }),
        )
      },
    }),
    requestSummary: build.query<RequestSummary, RequestFilter & OfUser>({
      queryFn: readAsUser('request summary', (client, arg, options) =>
        getRequestSummary(client, { ...arg, ...options }),
      ),
      providesTags: ['Requests'],
    }),
    /** What a call sent and got. Forgotten with the view that shows it, as the service forgets it. */
    requestBodies: build.query<RequestBodies, OfUser & { id: string }>({
      queryFn: readAsUser('bodies of the call', (client, { id }, options) =>
        getRequestBodies(client, id, options),
      ),
      keepUnusedDataFor: 0,
    }),
    deleteRequestBodies: build.mutation<{ deleted: true }, string>({
      queryFn: changeAsUser((client, id) => deleteRequestBodies(client, id)),
      invalidatesTags: (_, error) => (error ? [] : ['Requests']),
    }),
    /** Returns the object URL of a CSV file with all requests that match. */
    downloadRequests: build.mutation<string, RequestFilter>({
      queryFn: changeAsUser(async (client, filter) => toObjectUrl(await downloadRequestsCsv(client, filter))),
    }),
  }),
})

export const {
  useRequestsInfiniteQuery,
  useNewestRequestsQuery,
  useRequestSummaryQuery,
  useRequestBodiesQuery,
  useDeleteRequestBodiesMutation,
  useDownloadRequestsMutation,
} = requestsApi
