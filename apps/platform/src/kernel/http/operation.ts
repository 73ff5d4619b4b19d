import type { z } from 'zod'

/**
 * Whose token a call needs, as `Authorization: Bearer …`:
 * an API key, an identity token of a signed-in user, one of the two, or none.
 * `optional-…`: works without, but a token that is sent must be good. `query-key`: the key stands in the query as `api_key`.
 */
export type OperationAuth =
  | 'none'
  | 'key'
  | 'optional-key'
  | 'user'
  | 'optional-user'
  | 'key-or-user'
  | 'query-key'

/**
 * One call of the platform, as the OpenAPI document describes it. The schemas are those that the route checks and answers with.
 * Every area lists its own in `<area>/operations.ts`; a mounted route that no list names fails the tests.
 */
export interface Operation {
  /** Unique, camelCase, a verb first: `createEmbeddings`. */
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** From the root of its host, with `{name}` for a part that varies: `/api/v1/models/slug/{slug}`. */
  path: string
  summary: string
  description?: string
  auth: OperationAuth
  /** Whether the form, or the JSON body where there is one, must have a bot check's response (`cf-turnstile-response`). */
  botCheck?: boolean
  /** The functions host has a port of its own. */
  host?: 'functions'
  /** `local`: a tool of this machine (outbox, bot check, metrics), which no product calls. */
  audience?: 'local'
  /** Parts of the path; those not named here are plain strings. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  /** JSON body. */
  body?: z.ZodType
  /** Whether the call works without a body. */
  bodyOptional?: boolean
  /** Body as urlencoded or multipart form. */
  form?: z.ZodObject
  /** JSON answer. */
  answer?: z.ZodType
  /** Further types the answer can have, by what is asked: `text/event-stream`, `text/plain`, `text/csv`. */
  answerTypes?: readonly string[]
  answerHeaders?: Readonly<Record<string, string>>
  /** Status of the answer when all went well; 200 when not given. */
  status?: number
  /** Statuses this call can fail with, beyond those that its `auth`, body and bot check imply. */
  failures?: readonly number[]
  /** Shape of a failure where it is not `{detail}`. */
  failure?: z.ZodType
}
