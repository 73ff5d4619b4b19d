import { z } from 'zod'

import type { ModelServerConfig } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { log } from '../../kernel/log.ts'
import { requestUpstream } from './request-upstream.ts'
import { wholeResponse } from './upstream.ts'

/** The failure for a response of a model server that is none: 502. */
export const invalid = (why: string) =>
  new ApiFailure(502, `The model server sent a response of an unknown shape (${why}).`)

const said = z.union([
  z.looseObject({ error: z.string() }).transform(({ error }) => error),
  z.looseObject({ error: z.looseObject({ message: z.string() }) }).transform(({ error }) => error.message),
  z.looseObject({ message: z.string() }).transform(({ message }) => message),
  z.looseObject({ detail: z.string() }).transform(({ detail }) => detail),
])

/** Returns why the server refused a call, in its own words of at most 300 characters. */
function reasonOf(text: string): string {
  try {
    return said.safeParse(JSON.parse(text)).data?.slice(0, 300) ?? 'No reason was given.'
  } catch {
    return 'No reason was given.'
  }
}

/**
 * The failure for a status below 500 of the server: a text that is too long, or a batch, is the caller's; anything else, such as an
 * unknown model or an inference that failed (424), is between us and it.
 */
function refusal(status: number, text: string): ApiFailure {
  const reason = reasonOf(text)
  if (status === 413) return new ApiFailure(413, `The request is too large for the model server: ${reason}`)
  if (status === 400 || status === 422)
    return new ApiFailure(422, [
      {
        loc: ['body', 'input'],
        msg: `The model server rejected the request: ${reason}`,
        type: 'value_error',
      },
    ])
  log('error', 'model server refused a call', { status, reason })
  return new ApiFailure(502, `The model server failed with status ${status}.`)
}

/** Asks a server and validates its response. Throws `ApiFailure`: 413 and 422 for the request, 429 and 503 while it is busy, 502, 504. */
export async function askServer<Schema extends z.ZodType>(
  { url, key, timeoutSeconds }: ModelServerConfig,
  signal: AbortSignal,
  path: string,
  sent: object | undefined,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const upstream = { url, key, timeoutSeconds }
  const method = sent === undefined ? 'GET' : 'POST'
  const address = `${url.replace(/\/$/, '')}${path}`
  const answer = await requestUpstream(upstream, signal, {
    path: address,
    method,
    ...(sent === undefined ? { headers: {} } : { body: JSON.stringify(sent) }),
  })
  const { response, text } = await wholeResponse(upstream, answer)
  if (!response.ok) throw refusal(response.status, text)
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.path.join('.') || 'body')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns one value for each of `length` places. Throws 502 when one is missing or there are more. */
export function inOrder<Value>(
  entries: readonly (readonly [index: number, value: Value])[],
  length: number,
): Value[] {
  const found = new Map(entries)
  const values = Array.from({ length }, (_, index) => found.get(index))
  const whole = values.filter((value) => value !== undefined)
  if (entries.length !== length || whole.length !== length)
    throw invalid(`${entries.length} results for ${length} texts`)
  return whole
}
