import type { Context } from 'hono'

import type { Caller } from '../../access/callers.ts'
import type { ChargeHeld, HeldCall, Meter } from '../../access/meter.ts'
import { readBytes } from '../../kernel/http/body/read-bytes.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { isEventStream, pipeEvents } from './pipe-events.ts'
import { requestUpstream, type Upstream } from './request-upstream.ts'
import { wholeResponse } from './upstream.ts'

interface Forwarding {
  /** Address of the same call at the service. */
  address: string
  /** Whose call it is, and what it may cost; undefined for a call without a key. */
  keyed: (Omit<HeldCall, 'requestId'> & { caller: Caller }) | undefined
  /** Returns the events that report a broken stream to our client. */
  brokenOff: (message: string) => string
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
 * Holds tokens meanwhile, and charges the reported usage, else the tokens of the response. Throws `ApiFailure` like `requestUpstream`.
 */
export async function forwardRequest(
  meter: Meter,
  upstream: Upstream,
  context: Context,
  { address, keyed, brokenOff }: Forwarding,
): Promise<Response> {
  async function forward(charge: ChargeHeld): Promise<Response> {
    const { method } = context.req
    const body = method === 'GET' ? undefined : await readBytes(context)
    const answer = await requestUpstream(upstream, context.req.raw.signal, {
      path: address,
      method,
      headers: headersOf(context),
      body,
    })
    if (isEventStream(answer)) {
      const ended = Promise.withResolvers<void>()
      if (keyed !== undefined) keyed.caller.call.streamed = ended.promise
      return pipeEvents(answer, {
        idleSeconds: upstream.timeoutSeconds,
        // The response was delivered, so the charge cannot be refused.
        charge: (tokens) => charge(tokens, true).finally(ended.resolve),
        isCharged: keyed !== undefined,
        brokenOff,
        ending: context.get('ending') as AbortSignal,
      })
    }
    const { response, text, tokens } = await wholeResponse(upstream, answer)
    if (response.ok) await charge(tokens ?? countTokens(text))
    return response
  }

  if (keyed === undefined) return forward(() => Promise.resolve())
  const { caller, ...held } = keyed
  return meter.holding(caller, { ...held, requestId: context.get('requestId') as string }, forward)
}
