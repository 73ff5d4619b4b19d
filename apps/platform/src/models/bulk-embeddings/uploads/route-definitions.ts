import { z } from 'zod'

import { bodyLimits } from '../../../kernel/http/body/body-limits.ts'
import { defineRoute } from '../../../kernel/http/define-route.ts'
import { bulkJob, longestFileName } from '../route-definitions.ts'
import { maxOpen } from './uploads.ts'

/** Largest file of a bulk job that is uploaded in parts, in bytes. */
export const maxFileBytes = 100_000_000

/** Largest part of it, in whole megabytes: what fits into a request with a key. */
export const maxPartMegabytes = Math.floor(bodyLimits.key / 1_000_000)

const uploadOrder = z.object({
  model: z.string().describe('ID of an embedding model.'),
  email: z.email().optional().describe('Email address to notify when the job is done.'),
  file_name: z
    .string()
    .min(1)
    .max(longestFileName)
    .describe('Name of the file. Its extension determines the format: `.csv`, `.jsonl`, or else plain text.'),
  size: z.number().int().min(1).max(maxFileBytes).describe('Size of the whole file in bytes.'),
  fingerprint: z.string().max(255).optional().describe('Any text that lets the client recognize the file.'),
})

const bulkUpload = z.object({
  id: z.string().describe('ID of the upload.'),
  model: z.string().describe('ID of the embedding model.'),
  email: z.string().nullable().describe('Email address to notify when the job is done; null for none.'),
  file_name: z.string().describe('Name of the file.'),
  fingerprint: z.string().nullable().describe('Text by which the client recognizes the file; null for none.'),
  size: z.number().int().describe('Size of the whole file in bytes.'),
  offset: z.number().int().describe('Bytes received so far: the offset of the next part.'),
  created_at: z.string().describe('When the upload was created (ISO 8601).'),
  expires_at: z.string().describe('When the upload is deleted unless another part arrives (ISO 8601).'),
})

export const createBulkUpload = defineRoute({
  id: 'createBulkUpload',
  method: 'post',
  path: '/v1/bulk-uploads',
  summary: "Start uploading a bulk job's file in parts",
  description: `For large files and unreliable connections: send the parts in order, get the offset after an interruption, and start the job when all parts have arrived. A key can have ${maxOpen} unfinished uploads; one more replaces the oldest.`,
  auth: 'key',
  body: uploadOrder,
  status: 201,
  response: bulkUpload,
  failures: [400, 402, 429],
})

export const listBulkUploads = defineRoute({
  id: 'listBulkUploads',
  method: 'get',
  path: '/v1/bulk-uploads',
  summary: "The key's unfinished uploads, newest first",
  description: 'Use them to continue an upload after a restart.',
  auth: 'key',
  response: z.object({ records: z.array(bulkUpload).describe('The unfinished uploads, newest first.') }),
})

export const getBulkUpload = defineRoute({
  id: 'getBulkUpload',
  method: 'get',
  path: '/v1/bulk-uploads/{id}',
  summary: "One of the key's unfinished uploads, with the offset of its next part",
  description: 'Send the next part from this offset.',
  auth: 'key',
  response: bulkUpload,
  failures: [404],
})

export const appendBulkUpload = defineRoute({
  id: 'appendBulkUpload',
  method: 'patch',
  path: '/v1/bulk-uploads/{id}',
  summary: 'Append a part to an upload',
  description: `A part can have at most ${maxPartMegabytes} MB. Fails with status 409 if it does not begin where the previous part ended.`,
  auth: 'key',
  headers: z.object({
    'upload-offset': z.coerce.number().int().min(0).describe('Offset of the part in bytes.'),
  }),
  bodyType: 'application/offset+octet-stream',
  response: bulkUpload,
  failures: [404, 409, 413],
})

export const completeBulkUpload = defineRoute({
  id: 'completeBulkUpload',
  method: 'post',
  path: '/v1/bulk-uploads/{id}/complete',
  summary:
    'Start the bulk job for an upload whose parts have all arrived; returns the same job when repeated',
  description: 'Follow the job with getBulkEmbeddings.',
  auth: 'key',
  response: bulkJob,
  failures: [402, 404, 409, 422, 502, 504],
})

export const deleteBulkUpload = defineRoute({
  id: 'deleteBulkUpload',
  method: 'delete',
  path: '/v1/bulk-uploads/{id}',
  summary: "Delete one of the key's unfinished uploads",
  description: 'Its parts are deleted with it.',
  auth: 'key',
  response: z.object({ deleted: z.literal(true).describe('Always true.') }),
  failures: [404],
})

export const bulkUploadCalls = [
  createBulkUpload,
  listBulkUploads,
  getBulkUpload,
  appendBulkUpload,
  completeBulkUpload,
  deleteBulkUpload,
] as const
