import { failureReason } from './retry.ts'

interface Attempted {
  /** Number of the call in this process: the same in all of its events. */
  id: number
  /** Name of the call: the name of a product function, such as `embed`, or else the method and path, with `*` for IDs. */
  operation: string
  /** Model that the call requests, if any. */
  model: string | undefined
  /** HTTP method, such as `GET`. */
  method: string
  /** URL without the query. */
  url: string
  /** Number of the attempt; 1 for the first. */
  attempt: number
  /** Milliseconds since the call began. */
  duration: number
}

interface Responded {
  /** HTTP status of the response. */
  status: number
  /** Request ID. Include it when you report a failure. */
  requestId: string | null
}

interface Failed {
  /** Why the attempt failed. */
  error: unknown
  /** HTTP status of the response, if there was one. */
  status: number | undefined
}

/**
 * An event of a call. Contains no headers, body, or query, and so no key.
 * - `request`: an attempt is sent.
 * - `response`: the head of its response has arrived.
 * - `retry`: the attempt failed, and the next one follows after `delay` milliseconds.
 * - `error`: the call failed. There is no further attempt.
 * - `success`: the call succeeded: its body was read, or its stream was opened. `tokens` are those of its `usage`.
 */
export type CallEvent = Attempted &
  (
    | {
        /** Type of the event. */
        type: 'request'
      }
    | ({
        /** Type of the event. */
        type: 'response'
      } & Responded)
    | ({
        /** Type of the event. */
        type: 'retry'
        /** Milliseconds until the next attempt. */
        delay: number
      } & Failed)
    | ({
        /** Type of the event. */
        type: 'error'
      } & Failed)
    | ({
        /** Type of the event. */
        type: 'success'
        /** Tokens of the `usage` of the result. */
        tokens: number | undefined
      } & Responded)
  )

/** What identifies a call in its events. */
type CallName = Pick<Attempted, 'id' | 'operation' | 'model' | 'method' | 'url'>

/** Reports an event. The handler of the caller cannot fail a call, nor keep it waiting. */
export type Emit = ((event: object) => void) & { call: CallName; attempt: number }

let calls = 0

/** A path has many values with IDs and few without. An ID has a digit, which a version has too. */
const withoutIds = (path: string) => path.replaceAll(/\/(?!v\d\b)[^/]*\d[^/]*/g, '/*')

/** Creates the function that reports the events of one call. */
export function createEmit(
  { onEvent }: { onEvent?: ((event: CallEvent) => unknown) | undefined },
  { url, method, operation, model }: Omit<CallName, 'id' | 'operation'> & { operation: string | undefined },
): Emit {
  const began = performance.now()
  const path = url.replace(/^https?:\/\/[^/]*/, '')
  const call = { id: ++calls, operation: operation ?? `${method} ${withoutIds(path)}`, model, method, url }
  const report = async (event: object) =>
    onEvent?.({ ...call, attempt: emit.attempt, duration: performance.now() - began, ...event } as CallEvent)
  const emit: Emit = Object.assign((event: object) => void report(event).catch(() => undefined), {
    call,
    attempt: 1,
  })
  return emit
}

/** Returns the tokens that a result names; undefined when it names none. */
export function tokensOf(result: unknown): number | undefined {
  const { total_tokens: total, tokens = total } = Object(Object(result).usage)
  return typeof tokens === 'number' ? tokens : undefined
}

/** Returns the HTTP status of a failure; undefined when there was no response. */
export function statusOf(error: unknown): number | undefined {
  const reason = failureReason(error)
  return typeof reason === 'number' ? reason : undefined
}
