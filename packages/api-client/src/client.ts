import { resolveHosts, type Hosts } from './hosts.ts'
import type { RetryBudget } from './retry.ts'

interface Attempted {
  method: string
  /** Without the query. */
  url: string
  /** Number of the attempt; 1 for the first. */
  attempt: number
}

/**
 * What happens in a call. Contains neither headers nor body nor query, so no key either.
 * - `request`: an attempt is sent.
 * - `response`: its response has arrived.
 * - `retry`: the attempt failed, and the next one follows after `delay` milliseconds.
 * - `error`: the call failed. There is no further attempt.
 */
export type CallEvent = Attempted &
  (
    | { type: 'request' }
    | { type: 'response'; status: number; requestId: string | null }
    | { type: 'retry'; delay: number; error: unknown }
    | { type: 'error'; error: unknown }
  )

/** Limits of a call, for all calls of a client or for one. */
export interface Timeouts {
  /**
   * Milliseconds that one attempt may take, including its body, and that a stream may be silent. 70,000 by default (specification §9);
   * 0 for no timeout.
   */
  timeout?: number
  /** Milliseconds that a call may take in total, including retries and waits. No limit by default. */
  deadline?: number
  /** How often a failed call is retried, if that is safe and the failure may be temporary. 2 by default. */
  maxRetries?: number
}

export interface ClientOptions extends Timeouts {
  /** Addresses of single services, instead of the production ones. */
  hosts?: Partial<Hosts>
  /** The API key, sent as a bearer token. */
  apiKey?: string
  /**
   * Returns the signed-in user's identity token, or null when nobody is signed in. Called with `true` after a 401, and must then return a
   * new token. Parallel calls share that one refresh, for callers that do not share it themselves.
   */
  identityToken?: (refresh?: boolean) => Promise<string | null>
  /** Project of the callable functions. */
  project?: string
  /** Region of the callable functions; `us-central1` by default (specification §9). */
  region?: string
  /** Use the local platform and its functions emulator. */
  emulate?: boolean
  /** Further options of `fetch`, such as `cache`, `credentials` or Node's `dispatcher`. */
  fetchOptions?: RequestInit | undefined
  /** Transport, instead of the global `fetch`. */
  fetch?: typeof fetch
  /** Called with every event of every call. What it throws, the call fails with. */
  onEvent?: (event: CallEvent) => void
  /**
   * Retries that all calls of the client may spend together; 10 by default. A call that succeeds returns what it spent and earns a tenth
   * of a retry. Rate limits (429) with a `Retry-After` are not counted.
   */
  retryBudget?: number
}

/** First argument of every call, created by `createClient`. It holds no connection and needs no closing. */
export interface Client
  extends Omit<ClientOptions, 'apiKey' | 'retryBudget' | keyof Timeouts>, Required<Timeouts> {
  readonly hosts: Hosts
  readonly budget: RetryBudget
  /** Returns the API key. A function, so that printing a client does not show the key. */
  readonly key: () => string | undefined
  /** The refresh of the identity token that is under way. */
  readonly session: { refresh?: Promise<string | null> | undefined }
}

/** Creates a client from its settings. Sends nothing. Throws `TypeError` for an invalid host. */
export const createClient = ({
  apiKey,
  timeout = 70_000,
  deadline = Infinity,
  maxRetries = 2,
  retryBudget = 10,
  ...options
}: ClientOptions = {}): Client => ({
  ...options,
  timeout,
  deadline,
  maxRetries,
  hosts: resolveHosts(options),
  budget: { left: retryBudget, size: retryBudget },
  key: () => apiKey,
  session: {},
})
