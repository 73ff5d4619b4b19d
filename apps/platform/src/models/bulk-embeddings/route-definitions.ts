import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { bulkErrorCodes } from '../compute/bulk-error.ts'
import { bulkStatuses } from './jobs.ts'

/** Longest name of a file, in characters. */
export const longestFileName = 255

export const bulkForm = z.object({
  model: z.string().describe('ID of an embedding model.'),
  email: z.email().optional().describe('Email address to notify when the job is done.'),
  file: z
    .file()
    .refine(({ name }) => name.length <= longestFileName, {
      error: `The file name can have at most ${longestFileName} characters.`,
    })
    .describe('CSV, JSON lines (`.jsonl`), or one text per line.'),
})

const errorCode = z
  .enum(bulkErrorCodes)
  .nullable()
  .describe(
    'The reason in `error` as a code for programs. For `model_refused` and `service_failed`, `error` is the message of the service. Null without an error, and for errors from before there were codes.',
  )

export const bulkJob = z.object({
  _id: z.string().describe('The same as `id`.'),
  id: z.string().describe('ID of the job.'),
  user_id: z.string().nullable().describe('ID of the account that owns the key; null for none.'),
  model_name: z.string().describe('ID of the embedding model.'),
  status: z.enum(bulkStatuses).describe('Status of the job.'),
  file_name: z.string().describe('Name of the file that was uploaded.'),
  user_email: z.string().nullable().describe('Email address to notify when the job is done; null for none.'),
  email_confirmed: z
    .boolean()
    .nullable()
    .describe(
      'Whether the email address is confirmed. Until then, the email waits; null without an address.',
    ),
  confirmation_sent_at: z
    .string()
    .nullable()
    .describe('When the last confirmation link was sent; null if none was.'),
  created_at: z.string().describe('When the job was created (ISO 8601).'),
  completed_at: z.string().nullable().describe('When the job ended (ISO 8601); null while it runs.'),
  error: z.string().nullable().describe('Why the job failed; null otherwise.'),
  error_code: errorCode,
  used_token_count: z.number().int().describe('Tokens charged so far.'),
  total_count: z.number().int().describe('Rows in the file. Not every service reports the row counts.'),
  completed_count: z.number().int().describe('Rows embedded so far.'),
  failed_count: z.number().int().describe('Rows that have failed so far.'),
})

export const createBulkEmbeddings = defineRoute({
  id: 'createBulkEmbeddings',
  method: 'post',
  path: '/v1/bulk-embeddings',
  summary: 'Start embedding the rows of a file',
  description:
    "The price of the whole file is held until the job ends. If the balance doesn't cover it, the call fails with status 402 and nothing is stored. Rows and results are deleted 30 days after the job ends.",
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
  description: 'Poll with a growing delay: after one second at first, later once a minute.',
  auth: 'none',
  response: bulkJob,
  failures: [402, 404, 429, 502, 504],
})

/** A figure of a text that is too long. */
const tokens = (what: string) =>
  z.number().int().nullable().describe(`${what}, if \`error_code\` is \`too_long\`; null otherwise.`)

const limit = z.coerce.number().int().min(1).max(1000).default(20)

export const listBulkEmbeddings = defineRoute({
  id: 'listBulkEmbeddings',
  method: 'get',
  path: '/v1/bulk-embeddings',
  summary: "The key's bulk jobs, newest first",
  description: 'Jobs of every status are listed.',
  auth: 'key',
  query: z.object({
    limit: limit.describe('Items per page.'),
    cursor: z.uuid().optional().describe('`next_cursor` from the previous page; omit it for the first page.'),
  }),
  response: z.object({
    records: z.array(bulkJob).describe('Items on this page, newest first.'),
    next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
  }),
  failures: [429],
})

export const cancelBulkEmbeddings = defineRoute({
  id: 'cancelBulkEmbeddings',
  method: 'delete',
  path: '/v1/bulk-embeddings/{id}',
  summary: "Cancel one of the key's bulk jobs; it ends as failed, and embedded rows are charged",
  description: 'Tokens held for the other rows are released.',
  auth: 'key',
  response: bulkJob,
  failures: [404, 409],
})

export const confirmBulkAddress = defineRoute({
  id: 'confirmBulkAddress',
  method: 'post',
  path: '/v1/bulk-embeddings/{id}/confirmation',
  summary: "Send another link that confirms the email address of one of the key's bulk jobs",
  description: 'Nothing is sent if the address is already confirmed, or within a minute of the last link.',
  auth: 'key',
  response: bulkJob,
  failures: [404, 502, 504],
})

export const listBulkFailures = defineRoute({
  id: 'listBulkFailures',
  method: 'get',
  path: '/v1/bulk-embeddings/{id}/failures',
  summary: "The rows of one of the key's bulk jobs that could not be embedded, with the reasons",
  description: 'Correct these rows and send them as a new job. The result contains all other rows.',
  auth: 'key',
  query: z.object({
    limit: limit.describe('Items per page.'),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'The cursor is invalid. Use `next_cursor` from the previous page.')
      .optional()
      .describe('`next_cursor` from the previous page; omit it for the first page.'),
  }),
  response: z.object({
    records: z
      .array(
        z.object({
          index: z.number().int().describe('Position of the row in the file, from 0.'),
          custom_id: z.string().nullable().describe('Your own ID for the row; null if it has none.'),
          input: z.string().nullable().describe('Text of the row; null if it has none.'),
          error: z.string().describe("Why the row couldn't be embedded."),
          error_code: errorCode,
          token_count: tokens('Tokens in the text'),
          token_limit: tokens('Tokens that the model accepts per text'),
        }),
      )
      .describe('Items on this page, in the order of the file.'),
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
    'The URL contains a signature instead of a key, so a browser or another machine can download the file.',
  auth: 'none',
  response: z.object({
    id: z.string().describe('ID of the job.'),
    download_url: z.string().describe('Temporary URL of the result.'),
  }),
  failures: [402, 404, 409, 410, 429, 502, 504],
})

export const downloadBulkResult = defineRoute({
  id: 'downloadBulkResult',
  method: 'get',
  path: '/v1/bulk-embeddings/{id}/result',
  summary: "A bulk job's result as JSON lines, by its signed URL",
  description: 'createBulkDownload returns this URL with its signature. Send no key.',
  auth: 'none',
  query: z.object({
    expires: z.coerce.number().int().describe('When the URL expires, in seconds since 1970.'),
    signature: z.string().describe('Signature of the URL.'),
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
