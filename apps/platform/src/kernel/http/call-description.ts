import type { StatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'

/**
 * Which token a call needs, as `Authorization: Bearer …`: an API key, an identity token of a signed-in user, either of them, or none.
 * `optional-…`: the call works without a token, but rejects an invalid one. `query-key`: the key is the query parameter `api_key`.
 */
export type RouteAuth =
  | 'none'
  | 'key'
  | 'optional-key'
  | 'user'
  | 'optional-user'
  | 'key-or-user'
  | 'query-key'

/** Field of a form or JSON body with the response of the bot check (specification §9). */
export const botCheckField = 'cf-turnstile-response'

/** One call of the platform: what is mounted, validated and documented. */
export interface CallDescription {
  /** Unique, camelCase, begins with a verb: `createEmbeddings`. */
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** From the root of the host, with `{name}` for a parameter: `/api/v1/models/slug/{slug}`. */
  path: `/${string}`
  summary: string
  description?: string
  auth: RouteAuth
  /** Whether the form, or the JSON body where there is one, must contain a response of the bot check. */
  botCheck?: boolean
  /** The functions host listens on another port. */
  host?: 'functions'
  /**
   * `local`: an internal call, which the API document and the reference leave out: a tool of this machine, such as metrics, a link in a mail, or another
   * protocol.
   */
  audience?: 'local'
  /** Path parameters; those not named here are plain strings. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  /** Whether every value of these parameters is valid, so that none of them is ever rejected with 422. */
  acceptsAnything?: true
  /** JSON body. */
  body?: z.ZodType
  /** Body as an urlencoded or multipart form. It is documented only: the handler or the bot check reads it. */
  form?: z.ZodObject
  /** Media type of a body of bytes. It is documented only: the handler reads it. */
  bodyType?: string
  /** JSON response. */
  response?: z.ZodType
  /** Other content types of the response: `text/event-stream`, `text/plain`, `text/csv`. */
  responseTypes?: readonly string[]
  /** Response headers with their descriptions. */
  responseHeaders?: Readonly<Record<string, string>>
  /** Status of a successful response; 200 by default. */
  status?: StatusCode
  /** Error statuses besides those that follow from `auth`, body, query and bot check. */
  failures?: readonly StatusCode[]
  /** Shape of an error where it is not `{detail}`. */
  failure?: z.ZodType
}
