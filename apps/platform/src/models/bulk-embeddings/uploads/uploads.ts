import { randomUUID } from 'node:crypto'

import { ApiFailure } from '../../../kernel/http/api-failure.ts'
import { keptFor } from '../../../kernel/processes/retention.ts'
import type { Sql } from '../../../kernel/storage/database.ts'

/*
 * The model is that of tus: create, ask for the offset, append with `Upload-Offset`, complete or delete. Bodies are JSON as everywhere in this
 * API, so a client needs no tus library. Parts are rows, not files: several processes serve one upload, a part and its offset are
 * committed together, and deletion and expiry need nothing else. Starting the job is a call of its own, so that a file that cannot be read
 * stays uploaded, and a repeated call returns the same job.
 */

/** Unfinished uploads that a key may have. */
export const maxOpen = 5

/** How long an upload waits for its next part, and a finished one for a repeated request to start its job. */
const lifetimeMilliseconds = 24 * 60 * 60 * 1000

/** An upload as the API shows it. */
export interface BulkUpload {
  id: string
  model: string
  email: string | null
  file_name: string
  fingerprint: string | null
  size: number
  offset: number
  created_at: Date
  expires_at: Date
}

/** An upload with the job that it became. */
export type StoredUpload = BulkUpload & { job_id: string | null }

export interface NewUpload {
  keyId: string
  model: string
  email: string | null
  fileName: string
  fingerprint: string | null
  size: number
  at: Date
}

const columns = `id, model, email, file_name, fingerprint, size, received as "offset", created_at, expires_at`

const expiryOf = (at: Date) => new Date(at.getTime() + lifetimeMilliseconds)

/** Begins an upload. The oldest unfinished ones of the key beyond the limit are deleted. */
export async function createUpload(sql: Sql, upload: NewUpload): Promise<BulkUpload> {
  await sql.query(
    `delete from bulk_uploads where id in (select id from bulk_uploads where key_id = $1 and job_id is null
       order by created_at desc, id desc offset $2)`,
    [upload.keyId, maxOpen - 1],
  )
  const { keyId, model, email, fileName, fingerprint, size, at } = upload
  const [made] = await sql.query<BulkUpload>(
    `insert into bulk_uploads (id, key_id, model, email, file_name, fingerprint, size, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [randomUUID(), keyId, model, email, fileName, fingerprint, size, at, expiryOf(at)],
  )
  if (made === undefined) throw new Error('The upload was not recorded.')
  return made
}

/** Returns the unfinished uploads of a key, newest first. */
export const listUploads = (sql: Sql, keyId: string, at: Date): Promise<BulkUpload[]> =>
  sql.query<BulkUpload>(
    `select ${columns} from bulk_uploads where key_id = $1 and job_id is null and expires_at > $2
     order by created_at desc, id desc`,
    [keyId, at],
  )

export interface UploadOfKey {
  id: string
  keyId: string
  at: Date
}

/** Locks an upload of a key, finished or not, until the transaction ends. Throws 404 for an unknown or expired one. */
export async function lockUpload(sql: Sql, { id, keyId, at }: UploadOfKey): Promise<StoredUpload> {
  const [upload] = await sql.query<StoredUpload>(
    `select ${columns}, job_id from bulk_uploads where id = $1 and key_id = $2 and expires_at > $3 for update`,
    [id, keyId, at],
  )
  if (upload === undefined) throw new ApiFailure(404, 'This key has no upload with this ID.')
  return upload
}

/** Returns an unfinished upload of a key. Throws 404 for any other. */
export async function findUpload(sql: Sql, { id, keyId, at }: UploadOfKey): Promise<BulkUpload> {
  const found = (await listUploads(sql, keyId, at)).find((upload) => upload.id === id)
  if (found === undefined) throw new ApiFailure(404, 'This key has no unfinished upload with this ID.')
  return found
}

/**
 * Appends a part inside the caller's transaction. Throws 409 when it does not begin where the parts before it end, 413 when it ends behind
 * the end of the file.
 */
export async function appendPart(
  sql: Sql,
  of: UploadOfKey,
  part: { start: number; content: Uint8Array },
): Promise<BulkUpload> {
  const upload = await lockUpload(sql, of)
  const end = part.start + part.content.length
  if (upload.job_id !== null || part.start !== upload.offset)
    throw new ApiFailure(409, `The next part begins at ${upload.offset}, not at ${part.start}.`)
  if (end > upload.size)
    throw new ApiFailure(413, `The part ends at ${end}; the file has ${upload.size} bytes.`)
  if (part.content.length > 0)
    await sql.query('insert into bulk_upload_parts (upload_id, start, content) values ($1, $2, $3)', [
      of.id,
      part.start,
      part.content,
    ])
  const [appended] = await sql.query<BulkUpload>(
    `update bulk_uploads set received = $2, expires_at = $3 where id = $1 returning ${columns}`,
    [of.id, end, expiryOf(of.at)],
  )
  if (appended === undefined) throw new Error(`The upload ${of.id} was not updated.`)
  return appended
}

/** Yields the parts of an upload in order, so that no more than one is in memory. */
export async function* readParts(sql: Sql, id: string): AsyncGenerator<Uint8Array> {
  let start = -1
  for (;;) {
    const [part] = await sql.query<{ start: number; content: Uint8Array }>(
      'select start, content from bulk_upload_parts where upload_id = $1 and start > $2 order by start limit 1',
      [id, start],
    )
    if (part === undefined) return
    yield part.content
    start = part.start
  }
}

/** Records the job that an upload became, and deletes its parts. */
export async function finishUpload(sql: Sql, id: string, jobId: string): Promise<void> {
  await sql.query('update bulk_uploads set job_id = $2 where id = $1', [id, jobId])
  await sql.query('delete from bulk_upload_parts where upload_id = $1', [id])
}

/** Deletes an unfinished upload of a key; false when there is none. */
export async function deleteUpload(sql: Sql, keyId: string, id: string): Promise<boolean> {
  const deleted = await sql.query(
    'delete from bulk_uploads where id = $1 and key_id = $2 and job_id is null returning id',
    [id, keyId],
  )
  return deleted.length > 0
}

/** Uploads whose time is over, with their parts. */
export const uploadRetention = keptFor({
  table: 'bulk_uploads',
  key: 'id',
  since: 'expires_at',
  milliseconds: 0,
})
