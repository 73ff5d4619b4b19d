import { createClient, type Client, type ClientOptions } from './core/client.ts'
import type { AttemptRequest } from './core/middleware.ts'

/** One request that a test made. */
export interface MockCall {
  /** Name of the call, as in `CallEvent`: of a product its function, else method and path with `*` for ids. */
  operation: string
  /** Such as `POST`. */
  method: string
  /** Address with its query. */
  url: string
  /** What was sent: parsed JSON, or the body as it is; undefined without one. */
  body: unknown
}

/** What a call gets: a body that is sent as JSON, a `Response`, an error that is thrown, or a function that returns one of them. */
export type MockAnswer = unknown

/** A client for tests. */
export interface MockClient extends Client {
  /** The requests that were made, in order. */
  readonly calls: readonly MockCall[]
}

function bodyOf({ init: { body } }: AttemptRequest): unknown {
  if (typeof body !== 'string') return body ?? undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/**
 * Creates a client that sends nothing: each call gets the answer under its operation, and goes through everything else that a call goes
 * through, so errors, retries and types are the actual ones. A call without an answer throws `TypeError` with its operation. It does not
 * retry unless `options` says so.
 *
 * @example
 * ```ts
 * const client = createMockClient({
 *   rerank: { results: [{ index: 0, relevance_score: 1 }] },
 * })
 * ```
 */
export function createMockClient(
  answers: Readonly<Record<string, MockAnswer>>,
  options: Omit<ClientOptions, 'fetch'> = {},
): MockClient {
  const calls: MockCall[] = []
  const respond = async (request: AttemptRequest): Promise<Response> => {
    const { url, init, call } = request
    const made = { operation: call.operation, method: init.method, url, body: bodyOf(request) }
    calls.push(made)
    if (!Object.hasOwn(answers, call.operation)) throw new TypeError(`No answer for ${call.operation}`)
    const given = answers[call.operation]
    const answer: unknown =
      typeof given === 'function' ? await (given as (made: MockCall) => unknown)(made) : given
    if (answer instanceof Error) throw answer
    if (!(answer instanceof Response)) return Response.json(answer)
    // A response can be read once. Leaving the stream of a clone would wait for the original, which nobody reads.
    return answer === given ? new Response(await answer.clone().arrayBuffer(), answer) : answer
  }
  const client = createClient({
    apiKey: 'sf_mock',
    maxRetries: 0,
    ...options,
    middleware: [...(options.middleware ?? []), respond],
  })
  return { ...client, calls }
}
