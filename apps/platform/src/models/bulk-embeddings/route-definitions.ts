import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { bulkStatuses } from './jobs.ts'

/** Longest name of a file, in characters. */
export const longestFileName = 255

export const bulkForm = z.object({
  model: z.string().describe('Id of an embedding model.'),
  email: z.email().optional().describe('Address for the mail that is sent when the job is done.'),
  file: z
    .file()
    .refine(({ name }) => name.length <= longestFileName, {
      error: `The name of a file has at most ${longestFileName} characters`,
    })
    .describe('CSV, lines of JSON (.jsonl) or one text per line'),
})

export const bulkJob = z.object({
  _id: z.string().describe('The same as `id`.'),
  id: z.string().describe('Id of the job.'),
  user_id: z.string().nullable().describe('Id of the account that the key belongs to; null for none.'),
  model_name: z.string().describe('Id of the embedding model.'),
  status: z.enum(bulkStatuses).describe('Whether the job has ended, and how.'),
  file_name: z.string().describe('Name of the file that was uploaded.'),
  user_email: z
    .string()
    .nullable()
    .describe('Address for the mail that is sent when the job is done; null for none.'),
  email_confirmed: z
    .boolean()
    .nullable()
    .describe(
      'The mail waits until the address is confirmed by the link sent to it; null without an address.',
    ),
  confirmation_sent_at: z.string().nullable().describe('When the newest link was sent'),
  created_at: z.string().describe('ISO 8601.'),
  completed_at: z.string().nullable().describe('When the job ended (ISO 8601); null until then.'),
  error: z.string().nullable().describe('Why the job failed; null otherwise.'),
  used_token_count: z.number().int().describe('Tokens that were charged so far.'),
  total_count: z
    .number()
    .int()
    .describe('Rows of the file: in total, embedded, and failed. Not every service reports them.'),
  completed_count: z.number().int().describe('Rows that are embedded so far.'),
  failed_count: z.number().int().describe('Rows that could not be embedded so far.'),
})

export const createBulkEmbeddings = defineRoute({
  id: 'createBulkEmbeddings',
  method: 'post',
  path: '/v1/bulk-embeddings',
  summary: 'Start embedding the rows of a file',
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
  summary: "A bulk job's progress",
  description: 'Poll it less and less often: after one second first, and at most once a minute later.',
  auth: 'none',
  response: bulkJob,
  failures: [402, 404, 429, 502, 504],
})

const limit = z.coerce.number().int().min(1).max(1000).default(20)

export const listBulkEmbeddings = defineRoute({
  id: 'listBulkEmbeddings',
  method: 'get',
  path: '/v1/bulk-embeddings',
  summary: "The key's bulk jobs, newest first",
  description: 'Jobs in every state are listed.',
  auth: 'key',
  query: z.object({
    limit: limit.describe('Items per page.'),
    cursor: z.uuid().optional().describe('`next_cursor` of the page before; none for the first page.'),
  }),
  response: z.object({
    records: z.array(bulkJob).describe('The items of the page, newest first.'),
    next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
  }),
  failures: [429],
})

export const cancelBulkEmbeddings = defineRoute({
  id: 'cancelBulkEmbeddings',
  method: 'delete',
  path: '/v1/bulk-embeddings/{id}',
  summary: "Cancel one of the key's bulk jobs; it ends as failed, and you pay for what is embedded",
  description: 'The tokens that were set aside for the other rows are returned.',
  auth: 'key',
  response: bulkJob,
  failures: [404, 409],
})

export const confirmBulkAddress = defineRoute({
  id: 'confirmBulkAddress',
  method: 'post',
  path: '/v1/bulk-embeddings/{id}/confirmation',
  summary: "Send another link that confirms the email address of one of the key's bulk jobs",
  description: 'Nothing is sent for a confirmed address, and within a minute of the last link.',
  auth: 'key',
  response: bulkJob,
  failures: [404, 502, 504],
})

export const listBulkFailures = defineRoute({
  id: 'listBulkFailures',
  method: 'get',
  path: '/v1/bulk-embeddings/{id}/failures',
  summary: "The rows of one of the key's bulk jobs that could not be embedded, with the reasons",
  description: 'Correct these rows and send them as a new job. The result has all others.',
  auth: 'key',
  query: z.object({
    limit: limit.describe('Items per page.'),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'The cursor is not one that this API gave.')
      .optional()
      .describe('`next_cursor` of the page before; none for the first page.'),
  }),
  response: z.object({
    records: z
      .array(
        z.object({
          index: z.number().int().describe('Position in the file, from 0'),
          custom_id: z.string().nullable().describe('Your id of the row; null if it has none.'),
          input: z.string().nullable().describe('The text; null if the row has none.'),
          error: z.string().describe('Why it could not be embedded.'),
        }),
      )
      .describe('The items of the page, newest first.'),
    next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
  }),
  failures: [404, 429],
})

export const createBulkDownload = defineRoute({
  id: 'createBulkDownload',
  method: 'post',
  path: '/v1/bulk-embeddings/{id}/download-result',
  summary: "A URL for a bulk job's result, valid for ten minutes",
  description:
    'The address contains a signature instead of a key, so a browser or another machine can download the file.',
  auth: 'none',
  response: z.object({
    id: z.string().describe('Id of the job.'),
    download_url: z.string().describe('Temporary address of the result.'),
  }),
  failures: [402, 404, 409, 410, 429, 502, 504],
})

export const downloadBulkResult = defineRoute({
  id: 'downloadBulkResult',
  method: 'get',
  path: '/v1/bulk-embeddings/{id}/result',
  summary: "A bulk job's result as JSON lines, by its signed URL",
  description: 'createBulkDownload returns this address with its signature. Send no key.',
  auth: 'none',
  query: z.object({
    expires: z.coerce.number().int().describe('When the address ends, in seconds since 1970.'),
    signature: z.string().describe('Proof that the address comes from this service.'),
  }),
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
