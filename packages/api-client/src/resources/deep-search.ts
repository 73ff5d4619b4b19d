import type { Client } from '../core/client.ts'
import { failure } from '../core/errors.ts'
import type { Exact } from '../core/exact.ts'
import { defaultTimeout } from '../core/limits.ts'
import type { Received } from '../core/received.ts'
import { send, type Call, type CallOptions, type Reading } from '../core/request.ts'
import { apiError, eventStreamType, mediaType, parseJson } from '../core/response.ts'
import type { EventDecoder } from '../sse.ts'
import { closingStream } from '../stream/closing-stream.ts'
import { eventStream } from '../stream/event-stream.ts'
import { paidCall } from './paid-call.ts'

/** A question and how to research it. */
export interface DeepSearchRequest {
  /** The last message is the question. */
  messages: readonly {
    role: 'system' | 'user' | 'assistant'
    /** Text, or parts with text and files. */
    content: string | readonly { type: string; text?: string; [field: string]: unknown }[]
  }[]
  /** `jina-deepsearch-v1` by default. */
  model?: string
  /** Return the answer in chunks. */
  stream?: boolean
  /** How thorough the search is; `medium` by default. */
  reasoning_effort?: 'low' | 'medium' | 'high'
  /** Most tokens to spend. */
  budget_tokens?: number
  /** How often an answer is tried. */
  max_attempts?: number
  /** Most tokens to spend, in a single attempt. */
  max_completion_tokens?: number
  /** Search also for questions that need no search. */
  no_direct_answer?: boolean
  /** Most addresses to return. */
  max_returned_urls?: number
  /** Most citations. */
  max_annotations?: number
  /** Lowest relevance of a citation, 0 to 1. */
  min_annotation_relevance?: number
  /** Sites to prefer. */
  boost_hostnames?: readonly string[]
  /** Sites to leave out. */
  bad_hostnames?: readonly string[]
  /** The only sites to search. */
  only_hostnames?: readonly string[]
  /** Language of the answer; the language of the question by default. */
  language_code?: string
  /** Language of the searched documents. */
  search_language_code?: string
  /** `{ type: 'json_schema', json_schema }`. */
  response_format?: { type: string; [field: string]: unknown }
  /** Return related images. */
  with_images?: boolean
  /** Search engine to use. */
  search_provider?: string
  /** Number of agents that work in parallel. */
  team_size?: number
}

/** A page that an answer cites. */
export interface UrlCitation {
  type: 'url_citation'
  url_citation: { title: string; exactQuote: string; url: string; dateTime: string }
}

interface Extras {
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
  visitedURLs: string[]
  readURLs: string[]
  numURLs: number
}

interface Head<Kind extends string> {
  id: string
  object: Kind
  /** Seconds since 1970. */
  created: number
  model: string
  system_fingerprint?: string
}

/** One piece of a response: reasoning, a search, a visited page, or part of the answer. */
export interface DeepSearchDelta {
  role?: 'assistant'
  type: 'think' | 'text' | 'json' | 'error'
  content?: string
  query?: string
  url?: string
  annotations?: UrlCitation[]
}

/** One chunk of a streamed answer. */
export interface DeepSearchChunk extends Head<'chat.completion.chunk'>, Partial<Extras> {
  choices: { index: number; delta: DeepSearchDelta; finish_reason: string | null }[]
}

/** The whole answer. */
export interface DeepSearchResponse extends Head<'chat.completion'>, Extras {
  choices: {
    index: number
    message: { role: 'assistant'; type: string; content: string; annotations?: UrlCitation[] }
    finish_reason: string
  }[]
}

/** Chunks as they arrive. Leaving the loop cancels the response, which closes its connection. */
export type EventStream<Event> = AsyncGenerator<Event, void, undefined>

/** Chunks with `stream: true`, else the whole response. */
export type DeepSearchResult<Stream> = unknown extends Stream
  ? DeepSearchResponse
  : Stream extends true
    ? EventStream<DeepSearchChunk>
    : DeepSearchResponse

/** A failure that is reported in a response of status 200. */
const failed = (
  received: Received,
  chunk: unknown,
  content: unknown = Object(Object(chunk).error).message ?? 'The search failed.',
) => apiError(received, { code: 'stream_error', chunk }, content)

/** How long a search that is not streamed may take unless the client has a timeout of its own, in milliseconds. */
const searchTimeout = 600_000

/** Yields the chunks of a stream up to the one that ends it. */
async function* chunks(received: Received, events: EventDecoder): EventStream<DeepSearchChunk> {
  let count = 0
  let lastEventId = ''
  for await (const { data, id } of events) {
    if (data === '[DONE]') return
    const chunk = parseJson(data) as Partial<DeepSearchChunk> | undefined
    if (!Array.isArray(chunk?.choices)) throw failed(received, chunk)
    // A chunk without choices contains the usage.
    const { finish_reason: reason, delta } = chunk.choices[0] ?? {}
    // The end of the reasoning may have this finish reason too; the chunk with the error follows.
    if (reason === 'error' && delta?.type === 'error') throw failed(received, chunk, delta.content)
    count++
    lastEventId = id
    yield chunk as DeepSearchChunk
    if (reason && !['thinking_end', 'error'].includes(reason)) return
  }
  throw failure('StreamCutError', 'Stream cut', { events: count, lastEventId })
}

/**
 * Answers a question by searching, reading and citing web pages. With `stream: true` the answer arrives in chunks; without, the call has ten
 * minutes unless it or the client has another `timeout`. It is not repeated after a timeout.
 * Throws `ApiError` 400, 401, 402, 429, and with code `stream_error` for a failure reported in a response of status 200;
 * the stream throws `StreamCutError` when it ends before its last chunk.
 */
export const deepSearch = <const Body extends DeepSearchRequest>(
  client: Client,
  body: Exact<Body, DeepSearchRequest>,
  options: CallOptions = {},
): Call<DeepSearchResult<Body['stream']>> =>
  send(
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
      body: JSON.stringify(body),
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
        return answer
      },
    } as Partial<Reading<DeepSearchResult<Body['stream']>>>,
  )
