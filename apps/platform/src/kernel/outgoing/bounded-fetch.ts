import { fetch as send, type Dispatcher, type RequestInit as SendOptions } from 'undici'

/** `fetch` for one kind of destination. */
export type Fetch = (address: string | URL, options?: RequestInit) => Promise<Response>

export interface FetchBounds {
  /** Longest duration of a call, the body of its response included. */
  seconds: number
  /** Aborted when the process stops and has no more time. */
  ending?: AbortSignal | undefined
}

/** How every connection is made: without the library's own limits in time, since a call as a whole has one. */
export const connectionOptions = {
  headersTimeout: 0,
  bodyTimeout: 0,
  allowH2: false,
} as const

/** The library does not know Node's own forms, so one is sent as the bytes that Node makes of it. */
async function withEncodedForm(options: RequestInit): Promise<RequestInit> {
  if (!(options.body instanceof FormData)) return options
  const form = new Response(options.body)
  const headers = new Headers(options.headers)
  headers.set('content-type', form.headers.get('content-type') ?? '')
  return { ...options, headers, body: await form.arrayBuffer() }
}

/**
 * Returns a `fetch` whose calls nothing outlives: when the time is over, the promise is rejected and the body ends with an error, whatever
 * the other side does. Redirects are not followed. A switch of protocols is an error.
 */
export const boundedFetch =
  (dispatcher: Dispatcher, { seconds, ending }: FetchBounds): Fetch =>
  async (address, options = {}) => {
    const signals = [AbortSignal.timeout(seconds * 1000), ending, options.signal]
    const response = await send(address, {
      redirect: 'manual',
      ...((await withEncodedForm(options)) as SendOptions),
      signal: AbortSignal.any(signals.filter((signal) => signal instanceof AbortSignal)),
      dispatcher,
    })
    return response as unknown as Response
  }
