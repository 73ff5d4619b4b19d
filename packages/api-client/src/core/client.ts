import { checkClientOptions } from './check-options.ts'
import type { CallEvent } from './events.ts'
import type { HeaderSettings } from './headers.ts'
import { resolveHosts, type Hosts, type HostSettings } from './hosts.ts'
import { defaultBudget, defaultRetries, defaultTimeout } from './limits.ts'
import type { Middleware } from './middleware.ts'
import { createGate, type RateLimitGate, type RetryBudget } from './retry.ts'

/** In Deno, reading the environment needs a permission. */
declare const Deno: unknown

/** Time and retry limits, for all calls of a client or for one call. */
export interface Timeouts {
  /**
   * Milliseconds that one attempt may take, including its body, and that a stream may go without data. 70,000 by default; 0 for no timeout.
   */
  timeout?: number | undefined
  /** Milliseconds that a call may take in total, including retries and waits, and all pages of a list. No limit by default or with 0. */
  deadline?: number | undefined
  /**
   * Maximum retries of a failed call, if retrying is safe and the failure may be temporary. 2 by default; 0 for none. Waits for a rate
   * limit (429) with a `Retry-After` are not counted; only `deadline` limits them. Without one, each wait can be at most a minute.
   */
  maxRetries?: number | undefined
}

/** Request settings, for all calls of a client or for one call. */
export interface RequestSettings {
  /**
   * Headers of every request. A call's headers take precedence over the client's, and both over the SDK's own, such as `authorization`. In
   * an object, null removes a header and undefined changes nothing.
   */
  headers?: HeaderSettings | undefined
  /**
   * Further options of `fetch`, such as `cache`, `credentials` or Node's `dispatcher`, which must be from the same version of undici as
   * `fetch`.
   */
  fetchOptions?: RequestInit | undefined
}

type MaybePromise<T> = T | Promise<T>

/** Options of `createClient`. */
export interface ClientOptions extends HostSettings, Timeouts, RequestSettings {
  /**
   * The API key, sent as a bearer token, or a function that returns it and is called for every attempt. By default the environment variable
   * `SEARCH_FOUNDATION_API_KEY`, where there is an environment.
   */
  apiKey?: string | (() => MaybePromise<string | undefined>) | undefined
  /**
   * Returns the signed-in user's identity token, or null when nobody is signed in. Called with `true` after a 401; it must then return a
   * new token. Parallel calls share one refresh.
   */
  identityToken?: ((refresh?: boolean) => MaybePromise<string | null>) | undefined
  /** Project of the callable functions. */
  project?: string | undefined
  /** Region of the callable functions; `us-central1` by default. */
  region?: string | undefined
  /** Functions that run around every attempt, the first one outermost. They can change its request. */
  middleware?: readonly Middleware[] | undefined
  /** Transport to use instead of the global `fetch`. */
  fetch?: typeof fetch | undefined
  /** Called with every event of every call. Calls do not wait for it, and its errors are ignored. */
  onEvent?: ((event: CallEvent) => unknown) | undefined
  /**
   * Retries that all calls of the client share: 10 by default, or as many as there are parallel calls if that is more; 0 for none. A
   * successful call gives back the retries it used and adds a tenth of a retry. Rate limits (429) with a `Retry-After` are not counted.
   */
  retryBudget?: number | undefined
}

/** First argument of every call, created by `createClient`. It holds no connection and needs no closing. */
export interface Client
  extends
    Pick<
      ClientOptions,
      'identityToken' | 'project' | 'region' | 'emulate' | 'fetch' | 'fetchOptions' | 'middleware' | 'onEvent'
    >,
    Readonly<Record<keyof Timeouts, number>> {
  /** Where the services are. */
  readonly hosts: Hosts
  /** The retries that all calls share. */
  readonly budget: RetryBudget
  /** When the service accepts calls again. */
  readonly gate: RateLimitGate
  /** Returns the API key. A function, so that printing a client does not show the key. */
  readonly key: () => MaybePromise<string | undefined>
  /** Returns the headers of every request. A function for the same reason. */
  readonly headers: () => RequestSettings['headers']
}

/** Reads the key from the environment. Deno throws when the program may not. */
function environmentKey(): string | undefined {
  try {
    return globalThis.process?.env['SEARCH_FOUNDATION_API_KEY']
  } catch {
    return undefined
  }
}

/**
 * Creates a client from its settings. Sends no request. Throws `TypeError` for an invalid URL and, in development, for an unknown option.
 * @example
 * ```ts
 * const client = createClient({
 *   apiKey: process.env.SEARCH_FOUNDATION_API_KEY,
 *   deadline: 30_000,
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/sdk-client}
 */
export const createClient = ({
  apiKey = environmentKey,
  headers,
  timeout = defaultTimeout,
  deadline = Infinity,
  maxRetries = defaultRetries,
  retryBudget = defaultBudget,
  ...options
}: ClientOptions = {}): Client => {
  if (typeof Deno !== 'object' && typeof process === 'object' && process.env?.NODE_ENV !== 'production')
    checkClientOptions(options)
  return {
    ...options,
    timeout,
    deadline,
    maxRetries,
    hosts: resolveHosts(options),
    budget: { left: retryBudget, size: retryBudget, inFlight: 0 },
    gate: createGate(),
    key: typeof apiKey === 'function' ? apiKey : () => apiKey,
    headers: () => headers,
  }
}
