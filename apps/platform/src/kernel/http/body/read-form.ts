import type { Context } from 'hono'

import { ApiFailure } from '../api-failure.ts'
import { maxFormBytes } from './body-limits.ts'
import { parseFormBytes, TooManyFieldsError } from './parse-form.ts'
import { readBytes } from './read-bytes.ts'

/**
 * Reads a form body (urlencoded or multipart) of at most `maxBytes`, files included. Throws `ApiFailure` 413 for a larger one, 422 for one
 * that cannot be parsed or has too many fields.
 */
export async function readForm(context: Context, maxBytes = maxFormBytes): Promise<FormData> {
  const body = await readBytes(context, maxBytes)
  try {
    return await parseFormBytes(body, context.req.header('content-type') ?? '')
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
export async function readFormFields(context: Context): Promise<Record<string, string>> {
  const fields = [...(await readForm(context))]
  return Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
