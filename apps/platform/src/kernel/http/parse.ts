import type { Context } from 'hono'
import type { z } from 'zod'

import { ApiFailure, type ValidationIssue } from './api-failure.ts'
import { invalidJson, readJson } from './body/read-json.ts'

export type RequestPart = 'body' | 'query' | 'path' | 'header'

/** Returns the findings of a check in the shape of a 422 response, each located in its part of the request. */
export const issuesOf = ({ issues }: z.ZodError, part: RequestPart): ValidationIssue[] =>
  issues.flatMap((issue): ValidationIssue[] => {
    const loc = [part, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))]
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ loc: [...loc, key], msg: "This field doesn't exist.", type: issue.code }))
      : [{ loc, msg: issue.message, type: issue.code }]
  })

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
  const body = await readJson(context)
  if (body === undefined) throw invalidJson()
  return parse(schema, body, 'body')
}
