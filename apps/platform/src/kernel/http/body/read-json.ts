import type { Context } from 'hono'

import { ApiFailure } from '../api-failure.ts'
import { bodyLimits, jsonLimits } from './body-limits.ts'
import { createJsonCheck, harmlessLength } from './check-json.ts'
import { allowanceOf, readText } from './read-bytes.ts'

/** The error of a body that is not JSON. */
export const invalidJson = (): ApiFailure =>
  new ApiFailure(422, [{ loc: ['body'], msg: 'The body is not valid JSON.', type: 'json_invalid' }])

/**
 * Reads the text of a JSON body, whatever its content type. Throws `ApiFailure` 413 for one that is too large, 422 for one that would take
 * long to parse, without waiting for the rest of it.
 */
export async function readJsonText(context: Context): Promise<string> {
  const isKnown = allowanceOf(context).bytes > bodyLimits.anonymous
  return readText(context, {
    from: harmlessLength,
    look: createJsonCheck(isKnown ? jsonLimits.values : jsonLimits.anonymousValues),
  })
}

/** Reads a JSON body; undefined if it is not valid JSON. Throws as `readJsonText` does. */
export async function readJson(context: Context): Promise<unknown> {
  const text = await readJsonText(context)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
