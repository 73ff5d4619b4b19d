import type { Context } from 'hono'

import type { KeyedCall } from '../../kernel/http/request-variables.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { isEventStream, pipeEvents } from './pipe-events.ts'
import { requestUpstream, type Upstream } from './request-upstream.ts'
import { wholeResponse } from './upstream.ts'

interface Forwarding {
  /** The same call at the service. */
  address: string
  /** Takes what was used; not called for a failure. */
  charge: (tokens: number) => Promise<unknown>
  /** The events that tell our client that a stream broke. */
  brokenOff: (message: string) => string
  /** Told when a stream ends; undefined for a call without a key. */
  call: KeyedCall | undefined
}

/** What stays between a client and us: its key, how it reached us, and names that only we know. */
const kept = /^x-(forwarded|real-ip|request-id|client)/

/** The headers of a call that are meant for the service: what is sent, what is wanted, and the options. */
function headersOf(context: Context): Record<string, string> {
  const named = Object.entries(context.req.header()).filter(
    ([name]) =>
      ['accept', 'content-type', 'dnt'].includes(name) || (name.startsWith('x-') && !kept.test(name)),
  )
  return Object.fromEntries(named)
}

/**
 * Hands a call on as it is, and its answer back: a stream of events as it comes, all else whole.
 * Charges what the service says it used, else the tokens of the answer. Throws `ApiFailure` as `requestUpstream` does.
 */
export async function forwardRequest(
  upstream: Upstream,
  context: Context,
  { address, charge, brokenOff, call }: Forwarding,
): Promise<Response> {
  const { method } = context.req
  const body = method === 'GET' ? undefined : await context.req.arrayBuffer()
  const answer = await requestUpstream(upstream, context, {
    path: address,
    method,
    headers: headersOf(context),
    body,
  })
  if (isEventStream(answer)) {
    const ended = Promise.withResolvers<void>()
    if (call !== undefined) call.streamed = ended.promise
    return pipeEvents(answer, {
      idleSeconds: upstream.timeoutSeconds,
      charge: (tokens) => charge(tokens).finally(ended.resolve),
      brokenOff,
    })
  }
  const { response, text, tokens } = await wholeResponse(upstream, answer)
  if (response.ok) await charge(tokens ?? countTokens(text))
  return response
}
