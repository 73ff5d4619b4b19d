import type { Context } from 'hono'
import type { z } from 'zod'

import { ApiFailure, type ValidationIssue } from './api-failure.ts'

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

/** Reads a JSON body and checks it; throws `ApiFailure(422)` if it is not valid JSON or does not match the schema. */
export async function parseJson<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  let body: unknown
  try {
    body = await context.req.json()
  } catch {
    throw invalidJson()
  }
  return parse(schema, body, 'body')
}

/** Reads the text fields of a form body (urlencoded or multipart); throws `ApiFailure(422)` if it cannot be parsed. */
export async function parseForm(context: Context): Promise<Record<string, string>> {
  const type = context.req.header('content-type') ?? ''
  try {
    // The usual kind of form, without the overhead of `parseBody`.
    if (type.startsWith('application/x-www-form-urlencoded'))
      return Object.fromEntries(new URLSearchParams(await context.req.text()))
    const fields = await context.req.parseBody()
    return Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    throw new ApiFailure(422, [{ loc: ['body'], msg: 'The body is not a valid form.', type: 'form_invalid' }])
  }
}
