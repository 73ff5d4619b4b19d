import { resolveHosts, type Hosts } from './hosts.ts'
import { reserve, type RetryBudget } from './retry.ts'

/** One attempt of a call. Neither headers nor bodies nor queries are passed on, so no key either. */
export interface AttemptEvent {
  method: string
  /** Without its query. */
  url: string
  /** 1 for the first. */
  attempt: number
}

/** Told of every attempt. An exception in a hook fails the call. */
export interface Hooks {
  onRequest?(event: AttemptEvent): void
  onResponse?(event: AttemptEvent & { status: number; requestId: string | null }): void
  /** Something failed and is tried again after `delay` milliseconds. */
  onRetry?(event: AttemptEvent & { delay: number; reason: string }): void
  /** The call failed for good. */
  onError?(event: AttemptEvent & { error: unknown }): void
}

/** How long and how often; for all calls of a client, or for one. */
export interface Patience {
  /** Milliseconds that one attempt may take, its body included, and that a stream may be silent; 70,000 unless given (specification §9). 0 waits for ever. */
  timeout?: number
  /** Milliseconds that a call may take in all, its repeats and waits included; none unless given. */
  deadline?: number
  /** How often a safe call is repeated after a failure that may pass; 2 unless given. */
  maxRetries?: number
}

export interface ClientOptions extends Patience {
  hosts?: Partial<Hosts>
  /** The API key that calls carry as a bearer token. */
  apiKey?: string
  /** Gives the signed-in user's identity token, or null when nobody is signed in. Called with `true` after the service refused the last one. */
  identityToken?: (refresh?: boolean) => Promise<string | null>
  project?: string
  /** Region of the callable functions; `us-central1` unless given (specification §9). */
  region?: string
  /** Use the services on this machine: the local platform's ports. */
  emulate?: boolean
  fetch?: typeof fetch
  hooks?: Hooks
}

/** What every call of the SDK takes first. Made by `createClient`; holds no connection and needs no closing. */
export interface Client extends Patience {
  readonly hosts: Hosts
  readonly fetch?: typeof fetch
  readonly hooks?: Hooks
  readonly budget: RetryBudget
  /** The API key. A function, so that printing a client shows no key. */
  readonly key: () => string | undefined
  /** The identity token; another one than `refused`, when that is given. One refresh serves all who wait for it. */
  readonly identityToken?: ((refused?: string) => Promise<string | null>) | undefined
}

function shareTokens(
  source: (refresh?: boolean) => Promise<string | null>,
): NonNullable<Client['identityToken']> {
  let current: string | null
  const flights: (Promise<string | null> | undefined)[] = []
  return async (refused) => {
    // Another caller has renewed it already.
    if (refused && current !== refused) return current
    const place = refused ? 1 : 0
    return (flights[place] ??= source(!!refused)
      .then((token) => (current = token))
      .finally(() => (flights[place] = undefined)))
  }
}

/** Makes a client from settings. Does no input or output. Throws `TypeError` for a host that is no address. */
export const createClient = ({ apiKey, identityToken, ...options }: ClientOptions = {}): Client => ({
  ...options,
  hosts: resolveHosts(options),
  budget: { left: reserve },
  key: () => apiKey,
  identityToken: identityToken && shareTokens(identityToken),
})
