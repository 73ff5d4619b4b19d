import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'

import type { ChatServerConfig } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { log } from '../../kernel/log.ts'
import { checkedTokens } from './checked-tokens.ts'
import { readWithin } from './read-within.ts'
import { requestUpstream, upstreamFailure } from './request-upstream.ts'
import { serverResponds } from './server-responds.ts'

export interface ChatMessage {
  role: 'system' | 'user'
  content: string
}

/** A text that is being written. */
export interface Writing {
  /** Its parts, as they are written. Throws `ApiFailure`: 502, 503, 504. Whoever stops reading them ends the call. */
  parts: AsyncGenerator<string, void>
  /** Tokens of the messages and of what was written until now: those that the server reports at its end, else by our own count. */
  usage: () => { prompt: number; completion: number }
}

/** A server of open weights that writes texts. */
export interface ChatServer {
  write(messages: readonly ChatMessage[]): Writing
  /** Whether it responds within a time limit in milliseconds. */
  responds(limit: number): Promise<boolean>
}

const count = z.number().int().min(0)
const usage = z.looseObject({ prompt_tokens: count, completion_tokens: count }).nullish()
const delta = z.looseObject({ content: z.string().nullish(), reasoning_content: z.string().nullish() })
const chunk = z.looseObject({
  choices: z
    .array(z.looseObject({ delta: delta.nullish(), finish_reason: z.string().nullish() }))
    .default([]),
  usage,
  error: z.unknown().optional(),
})

const brokenOff = () =>
  new ApiFailure(502, 'The model server closed the connection before its response was complete.')

/** Parses an event. Throws 502 for one that is no part of a completion, such as an error. */
function parsed(data: string): z.infer<typeof chunk> {
  try {
    const { data: found } = chunk.safeParse(JSON.parse(data))
    if (found !== undefined && found.error === undefined) return found
  } catch {
    // Answered below.
  }
  throw brokenOff()
}

/** Returns the data of each event. Throws a `TimeoutError` when none arrives for `seconds`. */
async function* eventsOf(response: Response, seconds: number): AsyncGenerator<string> {
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one event after the other
    const next = reader && (await readWithin(seconds, reader))
    if (next === undefined) return
    yield next.data
  }
}

/** Returns the server that writes answers. It has the API of OpenAI: vLLM, Ollama, llama.cpp. */
export function createChatServer(config: ChatServerConfig): ChatServer {
  const { url, model, timeoutSeconds } = config
  const base = url.replace(/\/$/, '')

  async function request(messages: readonly ChatMessage[], signal: AbortSignal): Promise<Response> {
    const { response } = await requestUpstream(config, signal, {
      path: `${base}/v1/chat/completions`,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ model, messages, stream: true, stream_options: { include_usage: true } }),
    })
    if (response.ok) return response
    // The messages are ours, so a refusal is between us and the server.
    log('error', 'model server refused a call', {
      status: response.status,
      reason: (await response.text()).slice(0, 300),
    })
    throw new ApiFailure(502, `The model server failed with status ${response.status}.`)
  }

  return {
    write(messages) {
      let written = ''
      let reported: z.infer<typeof usage>
      async function* parts(): AsyncGenerator<string, void> {
        const ending = new AbortController()
        try {
          const response = await request(messages, ending.signal)
          let isDone = false
          for await (const data of eventsOf(response, timeoutSeconds)) {
            if (data === '[DONE]') return
            const { choices, usage: ofChunk } = parsed(data)
            reported = ofChunk ?? reported
            for (const { delta: added, finish_reason: reason } of choices) {
              isDone ||= typeof reason === 'string'
              // Thoughts are counted and not passed on.
              written += `${added?.reasoning_content ?? ''}${added?.content ?? ''}`
              if (added?.content) yield added.content
            }
          }
          if (!isDone) throw brokenOff()
        } catch (error) {
          throw upstreamFailure(error)
        } finally {
          ending.abort()
        }
      }
      return {
        parts: parts(),
        usage: () => ({
          prompt: checkedTokens(
            reported?.prompt_tokens,
            messages.map(({ content }) => content),
          ),
          completion: written === '' ? 0 : checkedTokens(reported?.completion_tokens, [written]),
        }),
      }
    },
    responds: (limit) => serverResponds(config, '/v1/models', limit),
  }
}
