import { resolveHosts, type Hosts } from './hosts.ts'
import { defaultBudget, type RetryBudget } from './retry.ts'

/** One attempt of a call. Contains neither headers nor body nor query, so no key either. */
export interface AttemptEvent {
  method: string
  /** Without the query. */
  url: string
  /** 1 for the first. */
  attempt: number
}

/** Called for every attempt. An exception in a hook fails the call. */
export interface Hooks {
  onRequest?(event: AttemptEvent): void
  onResponse?(event: AttemptEvent & { status: number; requestId: string | null }): void
  /** An attempt failed. The next one follows after `delay` milliseconds. */
  onRetry?(event: AttemptEvent & { delay: number; reason: string }): void
  /** The call failed: there is no further attempt. */
  onError?(event: AttemptEvent & { error: unknown }): void
}

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
  /** Transport, instead of the global `fetch`. */
  fetch?: typeof fetch
  hooks?: Hooks
  /**
   * Retries that all calls of the client may spend together; 10 by default. A call that succeeds returns what it spent and earns a tenth
   * of a retry. Rate limits (429) with a `Retry-After` are not counted.
   */
  retryBudget?: number
}

/** First argument of every call, created by `createClient`. It holds no connection and needs no closing. */
export interface Client extends Timeouts {
  readonly hosts: Hosts
  readonly fetch?: typeof fetch
  readonly hooks?: Hooks
  readonly budget: RetryBudget
  /** Returns the API key. A function, so that printing a client does not show the key. */
  readonly key: () => string | undefined
  /** Returns the identity token; with `refused`, another one than that. Gives up on a shared refresh when `signal` aborts. */
  readonly identityToken?:
    | ((refused: string | undefined, signal: AbortSignal) => Promise<string | null>)
    | undefined
}

/**
 * Shares one forced refresh among the calls whose token was refused. An identity provider that does so itself (as our apps' `auth` does)
 * does not need this; it is for callers whose function fetches a new token every time.
 */
function shareRefresh(
  source: (refresh?: boolean) => Promise<string | null>,
): NonNullable<Client['identityToken']> {
  let latest: string | null
  let refresh: Promise<string | null> | undefined
  return async (refused, signal) => {
    if (!refused) return (latest = await source(false))
    if (refused !== latest) return latest // Another call has refreshed it since.
    const current = (refresh ??= source(true))
    const drop = () => {
      if (refresh === current) refresh = undefined
    }
    // A refresh that hangs must not block later calls.
    signal.addEventListener('abort', drop)
    return (latest = await current.finally(drop))
  }
}

/** Creates a client from its settings. Sends nothing. Throws `TypeError` for an invalid host. */
export const createClient = ({
  apiKey,
  identityToken,
  retryBudget = defaultBudget,
  ...options
}: ClientOptions = {}): Client => ({
  ...options,
  hosts: resolveHosts(options),
  budget: { left: retryBudget, size: retryBudget },
  key: () => apiKey,
  identityToken: identityToken && shareRefresh(identityToken),
})
