import type { LoggedRequest } from '@search-foundation/api-client/account'

import type { PlainResponse } from '../../../visitor/send-request.ts'

/** What the page shows of a call, from the log of its key or from its response. */
export interface CallResultProps {
  status: number
  milliseconds: number
  tokens: number | null
  id: string | null
  model?: string | null
  /** What made the call, as it names itself. */
  client?: string | null
  /** Why the service refused it. */
  error?: string | null
  /** First numbers of each vector; the log has none. */
  vectors?: readonly (readonly number[])[]
}

/** How many numbers of a vector are shown. */
const shownNumbers = 5

/** Returns what the log says about a call. */
export const resultOfLog = (call: LoggedRequest): CallResultProps => ({
  status: call.status,
  milliseconds: call.duration_ms,
  tokens: call.tokens,
  id: call.id,
  model: call.model,
  client: call.user_agent,
  error: call.error_message,
})

/** Returns what the response to a call for embeddings says, whatever its status. */
export function resultOfResponse(response: PlainResponse, milliseconds: number): CallResultProps {
  const { status, tokens, requestId: id } = response
  const body = Object(response.body) as {
    model?: string
    data?: { embedding: number[] }[]
    error?: { message?: string }
  }
  return {
    ...{ status, milliseconds, tokens, id },
    model: body.model ?? null,
    error: status < 400 ? null : (body.error?.message ?? null),
    vectors: (body.data ?? []).map(({ embedding }) => embedding.slice(0, shownNumbers)),
  }
}
