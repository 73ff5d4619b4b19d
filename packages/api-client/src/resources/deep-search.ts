import type { Client } from '../core/client.ts'
import { failure } from '../core/errors.ts'
import type { Exact } from '../core/exact.ts'
import { defaultTimeout, searchTimeout } from '../core/limits.ts'
import type { Received } from '../core/received.ts'
import { send, type Call, type CallOptions, type Reading } from '../core/request.ts'
import { apiError, eventStreamType, mediaType, parseJson } from '../core/response.ts'
import type { EventDecoder } from '../sse.ts'
import { closingStream } from '../stream/closing-stream.ts'
import { eventStream } from '../stream/event-stream.ts'
import { parseAnswer, schemaOf, sentFormat } from './answer-format.ts'
import type { DeepSearchRequest } from './deep-search-request.ts'
import type {
  DeepSearchChunk,
  DeepSearchResponse,
  DeepSearchResult,
  EventStream,
} from './deep-search-response.ts'
import { paidCall } from './paid-call.ts'

/** A failure that is reported in a response of status 200. */
const failed = (
  received: Received,
  chunk: unknown,
  content: unknown = Object(Object(chunk).error).message ?? 'The search failed.',
) => apiError(received, { code: 'stream_error', chunk }, content)

/** A choice as the service sends it: a failure is one too. */
interface SentChoice {
  delta: { type: string; content?: string }
  finish_reason: string | null
}

/** Yields the chunks of a stream up to the one that ends it. */
async function* chunks(received: Received, events: EventDecoder): EventStream<DeepSearchChunk> {
  let count = 0
  let lastEventId = ''
  for await (const { data, id } of events) {
    if (data === '[DONE]') return
    const chunk = parseJson(data) as { choices?: Partial<SentChoice>[] } | undefined
    if (!Array.isArray(chunk?.choices)) throw failed(received, chunk)
    // A chunk without choices contains the usage.
    const { finish_reason: reason, delta } = chunk.choices[0] ?? {}
    // The end of the reasoning may have the finish reason `error` too; the chunk with the error follows.
    if (delta?.type === 'error') throw failed(received, chunk, delta.content)
    count++
    lastEventId = id
    yield chunk as DeepSearchChunk
    if (reason && !['thinking_end', 'error'].includes(reason)) return
  }
  throw failure('StreamCutError', 'Stream cut', { events: count, lastEventId })
}

/**
 * Answers a question by searching, reading and citing web pages. With `stream: true`, the answer arrives in chunks. Otherwise, the timeout
 * is ten minutes unless the call or the client has another `timeout`, and the call is not retried after a timeout. With a schema of Zod,
 * Valibot, ArkType, or another library as `response_format`, `parsed` in the response is the answer as the schema returns it. Throws
 * `ApiError` 400, 401, 402, 429, with code `stream_error` for a failure reported in a response of status 200, and with code
 * `invalid_answer` for an answer that does not fit the schema; the stream throws `StreamCutError` when it ends before its last chunk.
 * @example
 * ```ts
 * const messages = [
 *   { role: 'user', content: 'Who founded Jina AI, and when?' },
 * ] as const
 * const { parsed } = await deepSearch(client, {
 *   messages,
 *   response_format: z.object({ founder: z.string(), year: z.int() }),
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/deep-search}
 */
export const deepSearch = <const Body extends DeepSearchRequest>(
  client: Client,
  body: Exact<Body, DeepSearchRequest>,
  options: CallOptions = {},
): Call<DeepSearchResult<Body['stream'], Body['response_format']>> => {
  const { response_format: format, ...rest } = body as DeepSearchRequest
  const schema = body.stream ? undefined : schemaOf(format)
  return send(
    client,
    `${client.hosts.main}/v1/chat/completions`,
    {
      ...paidCall({
        ...options,
        timeout:
          options.timeout ?? (body.stream || client.timeout !== defaultTimeout ? undefined : searchTimeout),
      }),
      operation: 'deepSearch',
      model: body.model,
      isLong: true,
      body: JSON.stringify({ ...rest, response_format: format && sentFormat(format) }),
    },
    {
      read: (received): unknown =>
        mediaType(received.response).startsWith(eventStreamType)
          ? eventStream(received, options.signal)
          : received.response.json(),
      map(answer: EventDecoder | Partial<DeepSearchResponse>, received) {
        if ('next' in answer) return closingStream(chunks(received, answer), answer)
        const choice = answer.choices?.[0]
        if (choice === undefined || choice.finish_reason === 'error')
          throw failed(received, answer, choice?.message.content)
        if (body.stream) throw apiError(received, undefined, 'Response is no stream')
        if (!schema) return answer
        return parseAnswer(received, choice.message.content, schema).then((parsed) => ({ ...answer, parsed }))
      },
    } as Partial<Reading<DeepSearchResult<Body['stream'], Body['response_format']>>>,
  )
}
