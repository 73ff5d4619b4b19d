import type { Context } from 'hono'
import type { z } from 'zod'

import { ApiFailure, type ValidationIssue } from './api-failure.ts'
import { checkJson } from './check-json.ts'
import { parseFormBytes, TooManyFieldsError } from './form.ts'

export type RequestPart = 'body' | 'query' | 'path' | 'header'

/** Returns the findings of a check in the shape of a 422 response, each located in its part of the request. */
export const issuesOf = ({ issues }: z.ZodError, part: RequestPart): ValidationIssue[] =>
  issues.flatMap((issue): ValidationIssue[] => {
    const loc = [part, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))]
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ loc: [...loc, key], msg: 'This field is not known.', type: issue.code }))
      : [{ loc, msg: issue.message, type: issue.code }]
  })

/** The error of a body that is not JSON. */
export const invalidJson = (): ApiFailure =>
  new ApiFailure(422, [{ loc: ['body'], msg: 'The body is not valid JSON.', type: 'json_invalid' }])

/** Checks a value against a schema; throws `ApiFailure(422)` with one entry per finding. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: RequestPart,
): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiFailure(422, issuesOf(result.error, part))
}

/**
 * Reads a JSON body, whatever its content type; undefined if it is not valid JSON. Throws `ApiFailure(422)` for one that would take long
 * to parse.
 */
export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  checkJson(text)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Reads a JSON body and checks it; throws `ApiFailure(422)` if it is not valid JSON or does not match the schema. */
export async function parseJson<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body = await readJson(context)
  if (body === undefined) throw invalidJson()
  return parse(schema, body, 'body')
}

/** Largest body of a form without files, in bytes. */
const maxFormBytes = 64 * 1024

/**
 * Reads a form body (urlencoded or multipart) of at most `maxBytes`, files included. Throws `ApiFailure` 413 for a larger one, 422 for one
 * that cannot be parsed or has too many fields.
 */
export async function readForm(context: Context, maxBytes = maxFormBytes): Promise<FormData> {
  const body = await context.req.arrayBuffer()
  if (body.byteLength > maxBytes) throw new ApiFailure(413, 'The form is too large.')
  try {
    return await parseFormBytes(new Uint8Array(body), context.req.header('content-type') ?? '')
  } catch (error) {
    const isTooLong = error instanceof TooManyFieldsError
    throw new ApiFailure(422, [
      isTooLong
        ? { loc: ['body'], msg: error.message, type: 'too_long' }
        : { loc: ['body'], msg: 'The body is not a valid form.', type: 'form_invalid' },
    ])
  }
}

/** Reads the text fields of a form body; of several fields of one name, the last. Throws as `readForm` does. */
export async function parseForm(context: Context): Promise<Record<string, string>> {
  const fields = [...(await readForm(context))]
  return Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
