import {
  cancelBulkEmbeddings,
  confirmBulkAddress,
  createBulkEmbeddings,
  createBulkUpload,
  deleteBulkUpload,
  getBulkDownloadUrl,
  getBulkEmbeddings,
  listBulkEmbeddings,
  listBulkFailures,
  listBulkUploads,
  type BulkErrorCode,
  type BulkFailure,
  type BulkJob,
  type BulkUpload,
  type BulkUploadOrder,
  type Client,
  type Page,
} from '@search-foundation/api-client'
import { uploadInParts, type UploadProgress } from '@search-foundation/api-client/upload'

import { api, tagsOfTokens } from '../api.ts'
import { byCursor, change, read, type PageArg } from '../sdk-call.ts'

interface OfKey {
  apiKey: string
}

interface WithProgress extends OfKey {
  onProgress?: (progress: UploadProgress) => void
}

export type StartBulkJobArg = WithProgress & { order: Omit<BulkUploadOrder, 'size'>; file: Blob }
export type ResumeBulkUploadArg = WithProgress & { upload: BulkUpload; file: Blob }

export type BulkJobArg = OfKey & { id: string }

/** `failed` is how many rows have failed so far: with more of them, the list is read again. */
export type BulkFailuresArg = BulkJobArg & { failed: number }

const stale = [...tagsOfTokens, 'BulkJob', 'BulkUpload'] as const

/** Up to this size, in bytes, a file is sent in one call: what is lost with a broken connection is soon sent again. */
const oneCallBytes = 4 * 1024 * 1024

/** Starts a job with a file: a small one is sent in one call, a larger one in parts. */
async function startJob(
  client: Client,
  { order, file, ...given }: StartBulkJobArg,
  signal: AbortSignal,
): Promise<BulkJob> {
  const { apiKey } = given
  const { model, email, file_name: fileName } = order
  if (file.size <= oneCallBytes)
    return createBulkEmbeddings(client, { model, email, file, fileName }, { apiKey, signal })
  const upload = await createBulkUpload(client, { ...order, size: file.size }, { apiKey, signal })
  return finish(client, { ...given, file, upload }, signal)
}

/** Uploads the rest of a file. When the caller aborts, what has arrived is deleted. */
async function finish(
  client: Client,
  { upload, file, onProgress, apiKey }: ResumeBulkUploadArg,
  signal: AbortSignal,
): Promise<BulkJob> {
  try {
    return await uploadInParts(client, upload, file, { apiKey, onProgress, signal })
  } catch (error) {
    // A failed deletion leaves an upload that expires by itself.
    if (signal.aborted)
      await deleteBulkUpload(client, upload.id, { apiKey }).catch((cause: unknown) =>
        console.warn('The canceled upload could not be deleted.', cause),
      )
    throw error
  }
}

/** Reasons that stay as they are, however often the same text is sent. */
const lasting: readonly (BulkErrorCode | null | undefined)[] = ['no_text', 'invalid_json', 'too_long']

/** Whether a failed row has a text that another job could embed. */
export const canRetry = ({ input, error_code: code }: BulkFailure): boolean =>
  input !== null && !lasting.includes(code)

/** The failed rows of a job that can succeed in another one, as lines of JSON. */
async function failedRows(client: Client, { apiKey, id }: BulkJobArg): Promise<Blob> {
  const lines: string[] = []
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await listBulkFailures(client, id, { apiKey, pageSize: 1000, cursor })
    for (const { custom_id, input } of page.records.filter(canRetry))
      lines.push(JSON.stringify({ ...(custom_id !== null && { custom_id }), text: input }))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return new Blob([lines.join('\n')], { type: 'application/x-ndjson' })
}

/** Bulk embedding jobs. */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads a file and starts a job with it. Aborting the mutation deletes what was uploaded; after a failure, a large one can be resumed. */
    startBulkJob: build.mutation<BulkJob, StartBulkJobArg>({
      queryFn: change((client, arg, { signal }) => startJob(client, arg, signal)),
      invalidatesTags: stale,
    }),
    /** Uploads the rest of a file and starts a job with it. Aborting the mutation deletes what was uploaded. */
    resumeBulkUpload: build.mutation<BulkJob, ResumeBulkUploadArg>({
      queryFn: change((client, arg, { signal }) => finish(client, arg, signal)),
      invalidatesTags: stale,
    }),
    /** Unfinished uploads of the key. */
    bulkUploads: build.query<BulkUpload[], string>({
      queryFn: read('unfinished uploads', (client, apiKey, { signal }) =>
        listBulkUploads(client, { apiKey, signal }),
      ),
      providesTags: ['BulkUpload'],
    }),
    deleteBulkUpload: build.mutation<object, OfKey & { id: string }>({
      queryFn: change((client, { apiKey, id }, { signal }) =>
        deleteBulkUpload(client, id, { apiKey, signal }),
      ),
      invalidatesTags: ['BulkUpload'],
    }),
    /** Starts a job with the failed rows of another one that can succeed. */
    retryBulkJob: build.mutation<BulkJob, OfKey & { job: BulkJob }>({
      queryFn: change(async (client, { apiKey, job }, { signal }) => {
        const file = await failedRows(client, { apiKey, id: job.id })
        const fileName = `${job.file_name.replace(/\.\w+$/, '')}-retry.jsonl`
        const order = { model: job.model_name, email: job.user_email ?? undefined, file_name: fileName }
        return startJob(client, { apiKey, order, file }, signal)
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
    cancelBulkJob: build.mutation<BulkJob, BulkJobArg>({
      queryFn: change((client, { apiKey, id }) => cancelBulkEmbeddings(client, id, { apiKey })),
      invalidatesTags: stale,
    }),
    /** Sends another link that confirms the address of a job, unless the last one is too recent. */
    confirmBulkAddress: build.mutation<BulkJob, BulkJobArg>({
      queryFn: change((client, { apiKey, id }, { signal }) =>
        confirmBulkAddress(client, id, { apiKey, signal }),
      ),
      invalidatesTags: (_, error) => (error ? [] : ['BulkJob']),
    }),
    /** Returns a short-lived address of the result. */
    bulkDownloadUrl: build.mutation<string, string>({
      queryFn: change((client, id) => getBulkDownloadUrl(client, id)),
    }),
  }),
})

export const {
  useStartBulkJobMutation,
  useResumeBulkUploadMutation,
  useBulkUploadsQuery,
  useDeleteBulkUploadMutation,
  useRetryBulkJobMutation,
  useBulkJobsInfiniteQuery,
  useBulkJobQuery,
  useBulkFailuresInfiniteQuery,
  useCancelBulkJobMutation,
  useConfirmBulkAddressMutation,
  useBulkDownloadUrlMutation,
} = bulkApi
