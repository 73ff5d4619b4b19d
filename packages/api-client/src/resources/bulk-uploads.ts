import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import { readJob, type BulkJob } from './bulk-embeddings.ts'
import type { Deletion } from './deletion.ts'

/** A bulk job's file that hasn't been uploaded completely. */
export interface BulkUpload {
  /** ID of the upload. */
  id: string
  /** ID of the embedding model. */
  model: string
  /** Email address to notify when the job is done; null for none. */
  email: string | null
  /** Name of the file. */
  file_name: string
  /** What the file is recognized by: see `fingerprintOf`. */
  fingerprint: string | null
  /** Size of the whole file in bytes. */
  size: number
  /** Bytes received so far: the offset of the next part. */
  offset: number
  /** When the upload was created (ISO 8601). */
  created_at: string
  /** When the upload is deleted unless another part arrives (ISO 8601). */
  expires_at: string
}

/** A bulk job to start with a file that is uploaded in parts. */
export interface BulkUploadOrder {
  /** ID of an embedding model. */
  model: string
  /** Email address to notify when the job is done. */
  email?: string | undefined
  /** Name of the file. Its extension determines the format: `.csv`, `.jsonl`, or else plain text. */
  file_name: string
  /** Size of the whole file in bytes, 1 to 100,000,000. */
  size: number
  /** Any text that lets you recognize the file, 255 characters at most: see `fingerprintOf`. */
  fingerprint?: string | undefined
}

/** Returns a text by which a file is recognized: its name, size, and date. Its content is not read. */
export const fingerprintOf = ({ name, size, lastModified }: File): string => `${lastModified} ${size} ${name}`

const uploadUrl = ({ hosts }: Client, id?: string, action = ''): string =>
  `${hosts.main}/v1/bulk-uploads${id === undefined ? '' : `/${pathSegment(id)}`}${action}`

/** Creates an upload. One more than a key can have unfinished replaces the oldest. Throws `ApiError` 400, 401, 402, 422, 429. */
export const createBulkUpload = (
  client: Client,
  order: BulkUploadOrder,
  options: CallOptions = {},
): Call<BulkUpload> =>
  send(client, uploadUrl(client), { ...options, method: 'POST', body: JSON.stringify(order), auth: byKey })

/** Lists the unfinished uploads of the key, newest first. Throws `ApiError` 401. */
export const listBulkUploads = (client: Client, options: CallOptions = {}): Call<BulkUpload[]> =>
  send(
    client,
    uploadUrl(client),
    { ...options, auth: byKey },
    { map: ({ records }: { records: BulkUpload[] }) => records },
  )

/** Returns an unfinished upload with the offset of its next part. Throws `ApiError` 401, 404. */
export const getBulkUpload = (client: Client, id: string, options: CallOptions = {}): Call<BulkUpload> =>
  send(client, uploadUrl(client, id), { ...options, auth: byKey })

/** A part of a file. */
export interface UploadPart {
  /** Offset of the part: the bytes received so far. */
  offset: number
  /** The part, 12,000,000 bytes at most. */
  part: Blob
}

/**
 * Appends a part of at most 12 MB to an upload and returns the upload with its new offset.
 * Throws `ApiError` 401, 404, 413, and 409 when `offset` is not where the parts before it end.
 */
export const appendBulkUpload = (
  client: Client,
  id: string,
  { offset, part }: UploadPart,
  options: CallOptions = {},
): Call<BulkUpload> =>
  send(client, uploadUrl(client, id), {
    ...options,
    method: 'PATCH',
    fixedHeaders: {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: part,
    auth: byKey,
  })

/**
 * Starts the job of an upload whose parts have all arrived, and returns it. Repeated calls return the same job. Throws `ApiError` 401, 402,
 * 404, 422, and 409 when parts are missing.
 */
export const completeBulkUpload = (client: Client, id: string, options: CallOptions = {}): Call<BulkJob> =>
  send(client, uploadUrl(client, id, '/complete'), { ...options, method: 'POST', auth: byKey }, readJob)

/** Deletes an unfinished upload. Throws `ApiError` 401, 404. */
export const deleteBulkUpload = (client: Client, id: string, options: CallOptions = {}): Call<Deletion> =>
  send(client, uploadUrl(client, id), { ...options, method: 'DELETE', auth: byKey })
