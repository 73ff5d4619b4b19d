import type { Page } from '@search-foundation/api-client'
import {
  downloadRequestsCsv,
  listRequests,
  type LoggedRequest,
  type RequestFilter,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { toObjectUrl } from '../object-url.ts'
import { byCursor, changeAsUser, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

export type RequestsArg = RequestFilter & OfUser & { pageSize?: number }

/** The request log of the signed-in user. */
export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requests: build.infiniteQuery<Page<LoggedRequest>, RequestsArg, string>({
      infiniteQueryOptions: byCursor,
      queryFn: readAsUser('request log', (client, { queryArg, pageParam }: PageArg<RequestsArg>, options) =>
        listRequests(client, { ...queryArg, ...options, cursor: pageParam || undefined }),
      ),
      providesTags: ['Requests'],
    }),
    /** Returns the object URL of a CSV file with all requests that match. */
    downloadRequests: build.mutation<string, RequestFilter>({
      queryFn: changeAsUser(async (client, filter) => toObjectUrl(await downloadRequestsCsv(client, filter))),
    }),
  }),
})

export const { useRequestsInfiniteQuery, useDownloadRequestsMutation } = requestsApi
