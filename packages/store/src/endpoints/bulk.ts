import {
  createBulkEmbeddings,
  getBulkDownloadUrl,
  getBulkEmbeddings,
  type BulkJob,
  type BulkOrder,
} from '@search-foundation/api-client'

import { api, tagsOfTokens } from '../api.ts'
import { change, read } from '../sdk-call.ts'

/** Bulk embedding jobs. A job is read by its id alone. */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    startBulkJob: build.mutation<BulkJob, { apiKey: string; order: BulkOrder }>({
      queryFn: change((client, { apiKey, order }, options) =>
        createBulkEmbeddings(client, order, { ...options, apiKey }),
      ),
      invalidatesTags: [...tagsOfTokens, 'BulkJob'],
    }),
    bulkJob: build.query<BulkJob, string>({
      queryFn: read('bulk job', getBulkEmbeddings),
      providesTags: ['BulkJob'],
    }),
    /** Returns a short-lived address of the result. */
    bulkDownloadUrl: build.mutation<string, string>({
      queryFn: change((client, id) => getBulkDownloadUrl(client, id)),
    }),
  }),
})

export const { useStartBulkJobMutation, useBulkJobQuery, useBulkDownloadUrlMutation } = bulkApi
