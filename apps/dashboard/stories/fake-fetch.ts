/** How a service responds: with this JSON, text or event stream, with an error status, never, or not at all; `inOrder`: call by call, the last one again and again. */
export type FakeResponse =
  | { json: unknown }
  | { status: number; detail: string }
  | { text: string }
  | { events: readonly unknown[] }
  | { inOrder: readonly [FakeResponse, ...FakeResponse[]] }
  | 'pending'
  | 'offline'

/** Responses by method and path, such as `GET /api/v1/product`, with or without the query. `*` answers every other call. */
export type FakeResponses = Readonly<Record<string, FakeResponse>>

/** Ready-made answers to every call of a story. */
export const pending: FakeResponses = { '*': 'pending' }
export const failed: FakeResponses = { '*': { status: 503, detail: 'The service is being restarted.' } }
export const offline: FakeResponses = { '*': 'offline' }

function toResponse(fake: FakeResponse, calls: number): Promise<Response> {
  if (typeof fake === 'object' && 'inOrder' in fake)
    return toResponse(fake.inOrder[Math.min(calls, fake.inOrder.length - 1)] ?? fake.inOrder[0], calls)
  if (fake === 'pending') return new Promise(() => undefined)
  if (fake === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  if ('events' in fake) {
    const events = fake.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    return Promise.resolve(new Response(events, { headers: { 'content-type': 'text/event-stream' } }))
  }
  if ('text' in fake) return Promise.resolve(new Response(fake.text))
  if ('json' in fake) return Promise.resolve(Response.json(fake.json))
  return Promise.resolve(Response.json({ detail: fake.detail }, { status: fake.status }))
}

/** A `fetch` that answers from a table. A call that is not in it gets a 404 that names it. */
export function fakeFetch(responses: FakeResponses): typeof fetch {
  const calls = new Map<FakeResponse, number>()
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
    const call = `${init?.method ?? 'GET'} ${pathname}`
    const fake = responses[call + search] ??
      responses[call] ??
      responses['*'] ?? { status: 404, detail: `No story answers ${call}.` }
    const before = calls.get(fake) ?? 0
    calls.set(fake, before + 1)
    return toResponse(fake, before)
  }
}
