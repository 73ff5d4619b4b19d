import type { Context } from 'hono'

import type { KeyedCall } from '../../kernel/http/request-variables.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { isEventStream, pipeEvents } from './pipe-events.ts'
import { requestUpstream, type Upstream } from './request-upstream.ts'
import { wholeResponse } from './upstream.ts'

interface Forwarding {
  /** Address of the same call at the service. */
  address: string
  /** Charges the usage; not called for a failure. `isDone`: the response was delivered, so the charge cannot be refused. */
  charge: (tokens: number, isDone?: boolean) => Promise<unknown>
  /** Releases the tokens that are held for the call, which a charge does too; undefined for a call without a key. */
  release: (() => Promise<void>) | undefined
  /** Returns the events that report a broken stream to our client. */
  brokenOff: (message: string) => string
  /** Gets the end of a stream; undefined for a call without a key. */
  call: KeyedCall | undefined
}

/** Headers that are not forwarded: the client's key, its network, and our request ids. */
const kept = /^x-(forwarded|real-ip|request-id|client)/

/** Returns the headers of a call that are forwarded: content type, accepted types, and the options. */
function headersOf(context: Context): Record<string, string> {
  const named = Object.entries(context.req.header()).filter(
    ([name]) =>
      ['accept', 'content-type', 'dnt'].includes(name) || (name.startsWith('x-') && !kept.test(name)),
  )
  return Object.fromEntries(named)
}

/**
 * Forwards a call unchanged and returns the response: an event stream as it arrives, everything else as a whole.
 * Charges the reported usage, else the tokens of the response. Throws `ApiFailure` like `requestUpstream`.
 */
export async function forwardRequest(
  upstream: Upstream,
  context: Context,
  { address, charge, release, brokenOff, call }: Forwarding,
): Promise<Response> {
  /** Whether the tokens that are held are released, because nothing charges the call. */
  let isFree = true
  try {
    const { method } = context.req
    const body = method === 'GET' ? undefined : await context.req.arrayBuffer()
    const answer = await requestUpstream(upstream, context.req.raw.signal, {
      path: address,
      method,
      headers: headersOf(context),
      body,
    })
    if (isEventStream(answer)) {
      isFree = false
      const ended = Promise.withResolvers<void>()
      if (call !== undefined) call.streamed = ended.promise
      return pipeEvents(answer, {
        idleSeconds: upstream.timeoutSeconds,
        charge: (tokens) => charge(tokens, true).finally(ended.resolve),
        brokenOff,
      })
    }
    const { response, text, tokens } = await wholeResponse(upstream, answer)
    if (response.ok) await charge(tokens ?? countTokens(text))
    isFree = !response.ok
    return response
  } finally {
    if (isFree) await release?.()
  }
}
