import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { bulkStatuses } from './jobs.ts'

/** Longest name of a file, in characters. */
export const longestFileName = 255

export const bulkForm = z.object({
  model: z.string(),
  email: z.email().optional(),
  file: z
    .file()
    .refine(({ name }) => name.length <= longestFileName, {
      error: `The name of a file has at most ${longestFileName} characters`,
    })
    .describe('CSV, lines of JSON (.jsonl) or one text per line'),
})

export const bulkJob = z.object({
  _id: z.string(),
  id: z.string(),
  user_id: z.string().nullable(),
  model_name: z.string(),
  status: z.enum(bulkStatuses),
  file_name: z.string(),
  user_email: z.string().nullable(),
  email_confirmed: z
    .boolean()
    .nullable()
    .describe(
      'The mail waits until the address is confirmed by the link sent to it; null without an address, and for a job of the inference service, which sends its own mail',
    ),
  confirmation_sent_at: z.string().nullable().describe('When the newest link was sent'),
  created_at: z.string(),
  completed_at: z.string().nullable(),
  error: z.string().nullable(),
  used_token_count: z.number().int(),
  total_count: z.number().int(),
  completed_count: z.number().int(),
  failed_count: z.number().int(),
})

export const createBulkEmbeddings = defineRoute({
  id: 'createBulkEmbeddings',
  method: 'post',
  path: '/v1/bulk-embeddings',
  summary: 'Start to embed the rows of a file',
  description:
    'The price of the whole file is held until the job ends; 402, with nothing stored, when the balance does not cover it. Rows and result are deleted 30 days after the job has ended.',
  auth: 'key',
  form: bulkForm,
  response: bulkJob,
  failures: [400, 402, 413, 429, 502, 504],
})

export const getBulkEmbeddings = defineRoute({
  id: 'getBulkEmbeddings',
  method: 'get',
  path: '/v1/bulk-embeddings/{id}',
  summary: 'The progress of a bulk job',
  auth: 'none',
  response: bulkJob,
  failures: [402, 404, 429, 502, 504],
})

const limit = z.coerce.number().int().min(1).max(1000).default(20)

export const listBulkEmbeddings = defineRoute({
  id: 'listBulkEmbeddings',
  method: 'get',
  path: '/v1/bulk-embeddings',
  summary: 'The bulk jobs of the key, newest first',
  auth: 'key',
  query: z.object({ limit, cursor: z.uuid().optional() }),
  response: z.object({ records: z.array(bulkJob), next_cursor: z.string().nullable() }),
  failures: [429],
})

export const cancelBulkEmbeddings = defineRoute({
  id: 'cancelBulkEmbeddings',
  method: 'delete',
  path: '/v1/bulk-embeddings/{id}',
  summary: 'Cancel a bulk job of the key; it ends as failed, and what is embedded is charged',
  auth: 'key',
  response: bulkJob,
  failures: [404, 409],
})

export const confirmBulkAddress = defineRoute({
  id: 'confirmBulkAddress',
  method: 'post',
  path: '/v1/bulk-embeddings/{id}/confirmation',
  summary: 'Send another link that confirms the address of a bulk job of the key',
  description: 'Nothing is sent for a confirmed address, and within a minute of the last link.',
  auth: 'key',
  response: bulkJob,
  failures: [404, 502, 504],
})

export const listBulkFailures = defineRoute({
  id: 'listBulkFailures',
  method: 'get',
  path: '/v1/bulk-embeddings/{id}/failures',
  summary: 'The rows of a bulk job of the key that could not be embedded, with the reasons',
  auth: 'key',
  query: z.object({
    limit,
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'The cursor is not one that this API gave.')
      .optional(),
  }),
  response: z.object({
    records: z.array(
      z.object({
        index: z.number().int().describe('Position in the file, from 0'),
        custom_id: z.string().nullable(),
        input: z.string().nullable(),
        error: z.string(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  failures: [404, 429],
})

export const createBulkDownload = defineRoute({
  id: 'createBulkDownload',
  method: 'post',
  path: '/v1/bulk-embeddings/{id}/download-result',
  summary: 'An address of the result of a bulk job, valid for ten minutes',
  auth: 'none',
  response: z.object({ id: z.string(), download_url: z.string() }),
  failures: [402, 404, 409, 410, 429, 502, 504],
})

export const downloadBulkResult = defineRoute({
  id: 'downloadBulkResult',
  method: 'get',
  path: '/v1/bulk-embeddings/{id}/result',
  summary: 'The result of a bulk job as JSON lines, by its signed address',
  auth: 'none',
  query: z.object({ expires: z.coerce.number().int(), signature: z.string() }),
  responseTypes: ['application/x-ndjson'],
  failures: [403, 404, 409, 410],
})

export const bulkEmbeddingsCalls = [
  createBulkEmbeddings,
  listBulkEmbeddings,
  getBulkEmbeddings,
  cancelBulkEmbeddings,
  confirmBulkAddress,
  listBulkFailures,
  createBulkDownload,
  downloadBulkResult,
] as const
