/** Numbers of each vector. The first is that of the text. */
export const dimensions = 8

/** What a simulated service has done. */
export interface Ledger {
  /** Texts that were charged. */
  charged: number
  /** Requests that were answered from the response of an earlier one. */
  repeated: number
  /** Requests that were refused because of the rate limit. */
  limited: number
  requests: number
}

export interface SimulatedService {
  fetch: typeof fetch
  ledger: Ledger
}

interface Settings {
  /** Requests that are allowed per minute. */
  requestsPerMinute: number
  /** Milliseconds of a minute: time is scaled. */
  minute: number
  /** A response of every so many requests is lost after it was charged. */
  lostEvery: number
}

const vectorOf = (text: string) => {
  const vector = new Float32Array(dimensions)
  vector[0] = Number(text.slice('text '.length))
  return Buffer.from(vector.buffer).toString('base64')
}

/**
 * Creates a service for embeddings, in this process: it charges each idempotency key once, has a rate limit that it announces in its headers,
 * and loses responses. It computes a response anew instead of storing it.
 */
export function simulateService({ requestsPerMinute, minute, lostEvery }: Settings): SimulatedService {
  const ledger: Ledger = { charged: 0, repeated: 0, limited: 0, requests: 0 }
  const paid = new Map<string, string>()
  let times: number[] = []

  const rateLimit = (now: number) => {
    times = times.filter((time) => now - time < minute)
    const reset = times.length === 0 ? 0 : (times[0] as number) + minute - now
    return {
      'x-ratelimit-limit-requests': String(requestsPerMinute),
      'x-ratelimit-remaining-requests': String(Math.max(0, requestsPerMinute - times.length)),
      'x-ratelimit-reset-requests': String(reset / 1000),
    }
  }

  /** Charges a request, unless its key was charged before. Throws for a key whose request has changed. */
  const charge = (key: string, input: readonly string[]) => {
    const content = `${input[0]}…${input.at(-1)}`
    if (paid.has(key)) {
      ledger.repeated++
      if (paid.get(key) !== content) throw new Error(`The request of ${key} has changed.`)
      return
    }
    paid.set(key, content)
    ledger.charged += input.length
  }

  const respond = async (init: RequestInit): Promise<Response> => {
    const now = performance.now()
    ledger.requests++
    const limits = rateLimit(now)
    if (times.length >= requestsPerMinute) {
      ledger.limited++
      const wait = String(Number(limits['x-ratelimit-reset-requests']) * 1000)
      return Response.json({}, { status: 429, headers: { ...limits, 'retry-after-ms': wait } })
    }
    times.push(now)
    const { input } = JSON.parse(init.body as string) as { input: string[] }
    charge(new Headers(init.headers).get('idempotency-key') as string, input)
    // Other work goes on meanwhile, such as that of the client.
    await new Promise((resolve) => setImmediate(resolve))
    init.signal?.throwIfAborted()
    if (ledger.requests % lostEvery === 0) throw new TypeError('The connection was lost.')
    const data = input.map((text, index) => ({ index, embedding: vectorOf(text) }))
    return Response.json({ data, usage: { total_tokens: input.length } }, { headers: rateLimit(now) })
  }
  return { fetch: (_, init = {}) => respond(init), ledger }
}
