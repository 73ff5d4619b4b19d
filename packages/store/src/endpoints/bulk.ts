import {
  cancelBulkEmbeddings,
  createBulkEmbeddings,
  getBulkDownloadUrl,
  getBulkEmbeddings,
  listBulkEmbeddings,
  listBulkFailures,
  type BulkFailure,
  type BulkJob,
  type BulkOrder,
  type Client,
  type Page,
} from '@search-foundation/api-client'
import { uploadBulkEmbeddings, type UploadProgress } from '@search-foundation/api-client/upload'

import { api, tagsOfTokens } from '../api.ts'
import { byCursor, change, read, type PageArg } from '../sdk-call.ts'

interface OfKey {
  apiKey: string
}

export interface BulkUpload extends OfKey {
  order: BulkOrder
  onProgress?: (progress: UploadProgress) => void
}

export type BulkFailuresArg = OfKey & { id: string }

const stale = [...tagsOfTokens, 'BulkJob'] as const

/** The failed rows of a job that have a text, as lines of JSON. */
async function failedRows(client: Client, { apiKey, id }: BulkFailuresArg): Promise<Blob> {
  const lines: string[] = []
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await listBulkFailures(client, id, { apiKey, pageSize: 1000, cursor })
    for (const { custom_id, input } of page.records)
      if (input !== null)
        lines.push(JSON.stringify({ ...(custom_id !== null && { custom_id }), text: input }))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return new Blob([lines.join('\n')], { type: 'application/x-ndjson' })
}

/** Bulk embedding jobs. */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads a file. Aborting the mutation cancels the upload. */
    startBulkJob: build.mutation<BulkJob, BulkUpload>({
      queryFn: change((client, { apiKey, order, onProgress }, { signal }) =>
        uploadBulkEmbeddings(client, order, { apiKey, signal, ...(onProgress && { onProgress }) }),
      ),
      invalidatesTags: stale,
    }),
    /** Starts a job with the failed rows of another one, for which a text exists. */
    retryBulkJob: build.mutation<BulkJob, OfKey & { job: BulkJob }>({
      queryFn: change(async (client, { apiKey, job }) => {
        const file = await failedRows(client, { apiKey, id: job.id })
        const fileName = `${job.file_name.replace(/\.\w+$/, '')}-retry.jsonl`
        const order = { model: job.model_name, email: job.user_email ?? '', file, fileName }
        return createBulkEmbeddings(client, order, { apiKey })
      }),
      invalidatesTags: stale,
    }),
    bulkJobs: build.infiniteQuery<Page<BulkJob>, string, string>({
      infiniteQueryOptions: byCursor,
      queryFn: read('bulk jobs', (client, { queryArg: apiKey, pageParam }: PageArg<string>, options) =>
        listBulkEmbeddings(client, { ...options, apiKey, cursor: pageParam || undefined }),
      ),
      providesTags: ['BulkJob'],
    }),
    bulkJob: build.query<BulkJob, string>({
      queryFn: read('bulk job', getBulkEmbeddings),
      providesTags: ['BulkJob'],
    }),
    bulkFailures: build.infiniteQuery<Page<BulkFailure>, BulkFailuresArg, string>({
      infiniteQueryOptions: byCursor,
      queryFn: read(
        'failed rows of the bulk job',
        (client, { queryArg: { apiKey, id }, pageParam }: PageArg<BulkFailuresArg>, options) =>
          listBulkFailures(client, id, { ...options, apiKey, cursor: pageParam || undefined }),
      ),
      providesTags: ['BulkJob'],
    }),
    cancelBulkJob: build.mutation<BulkJob, BulkFailuresArg>({
      queryFn: change((client, { apiKey, id }) => cancelBulkEmbeddings(client, id, { apiKey })),
      invalidatesTags: stale,
    }),
    /** Returns a short-lived address of the result. */
    bulkDownloadUrl: build.mutation<string, string>({
      queryFn: change((client, id) => getBulkDownloadUrl(client, id)),
    }),
  }),
})

export const {
  useStartBulkJobMutation,
  useRetryBulkJobMutation,
  useBulkJobsInfiniteQuery,
  useBulkJobQuery,
  useBulkFailuresInfiniteQuery,
  useCancelBulkJobMutation,
  useBulkDownloadUrlMutation,
} = bulkApi
