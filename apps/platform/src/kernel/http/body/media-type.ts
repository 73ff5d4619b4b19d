import { MIMEType } from 'node:util'
import type { Context } from 'hono'

/** Returns the media type of a request's body without its parameters, in lower case (MIME Sniffing standard); undefined without a valid one. */
export function mediaTypeOf(context: Context): string | undefined {
  const given = context.req.header('content-type')
  if (given === undefined) return undefined
  try {
    return new MIMEType(given).essence
  } catch {
    return undefined
  }
}

/** Whether a media type is that of JSON: `application/json`, or another with the suffix `+json`. */
export const isJsonType = (type: string | undefined): boolean =>
  type !== undefined && /^(application|text)\/json$|\+json$/.test(type)

/** Whether a media type is that of a form. */
export const isFormType = (type: string | undefined): boolean =>
  type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
