import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import { readJob, type BulkJob } from './bulk-embeddings.ts'
import type { Deletion } from './deletion.ts'

/** A file of a bulk job that has not arrived as a whole. */
export interface BulkUpload {
  /** Id of the upload. */
  id: string
  /** Id of the embedding model. */
  model: string
  /** Address for the mail that is sent when the job is done; null for none. */
  email: string | null
  /** Name of the file. */
  file_name: string
  /** What the file is recognized by: see `fingerprintOf`. */
  fingerprint: string | null
  /** Bytes of the whole file. */
  size: number
  /** Bytes that have arrived: where the next part begins. */
  offset: number
  /** ISO 8601. */
  created_at: string
  /** ISO 8601. When it is deleted unless another part arrives. */
  expires_at: string
}

/** A bulk job to start with a file that is uploaded in parts. */
export interface BulkUploadOrder {
  /** Id of an embedding model. */
  model: string
  /** Address for the mail that is sent when the job is done. */
  email?: string | undefined
  /** Its ending decides how the file is read: `.csv`, `.jsonl`, else text. */
  file_name: string
  /** Bytes of the whole file, 1 to 100,000,000. */
  size: number
  /** Any text by which you recognize the file, 255 characters at most: see `fingerprintOf`. */
  fingerprint?: string | undefined
}

/** Recognizes a file by what a browser shows of it. Its content is not read. */
export const fingerprintOf = ({ name, size, lastModified }: File): string => `${lastModified} ${size} ${name}`

const uploadUrl = ({ hosts }: Client, id?: string, action = ''): string =>
  `${hosts.main}/v1/bulk-uploads${id === undefined ? '' : `/${pathSegment(id)}`}${action}`

/**
 * Begins an upload, of which nothing has arrived yet. A key has at most five unfinished uploads; another one replaces the oldest.
 * Throws `ApiError` 400, 401, 402, 422, 429.
 */
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
  /** Bytes that have arrived: where the part begins. */
  offset: number
  /** Bytes of the part, 12,000,000 at most. */
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
 * Starts the job of an upload whose parts have all arrived, and returns it; the same job when repeated.
 * Throws `ApiError` 401, 402, 404, 422, and 409 when parts are missing.
 */
export const completeBulkUpload = (client: Client, id: string, options: CallOptions = {}): Call<BulkJob> =>
  send(client, uploadUrl(client, id, '/complete'), { ...options, method: 'POST', auth: byKey }, readJob)

/** Deletes an unfinished upload. Throws `ApiError` 401, 404. */
export const deleteBulkUpload = (client: Client, id: string, options: CallOptions = {}): Call<Deletion> =>
  send(client, uploadUrl(client, id), { ...options, method: 'DELETE', auth: byKey })
