import { resolveHosts, type Hosts } from './hosts.ts'

/** Told of every attempt. Neither headers nor bodies nor keys are passed on. */
export interface Hooks {
  onRequest?(event: { method: string; url: string; attempt: number }): void
  onResponse?(event: { method: string; url: string; attempt: number; status: number }): void
  /** A failed attempt that will be repeated after `delay` milliseconds. */
  onRetry?(event: { method: string; url: string; attempt: number; delay: number; reason: string }): void
  /** Something that is not an error of the call but worth a line in a log, such as "rate limit exceeded". */
  onNotice?(message: string): void
}

export interface ClientOptions {
  hosts?: Partial<Hosts>
  /** The API key that calls carry as a bearer token. */
  apiKey?: string
  /** Gives the signed-in user's identity token, or null when nobody is signed in. */
  identityToken?: () => Promise<string | null>
  project?: string
  /** Region of the callable functions; `us-central1` unless given (specification §9). */
  region?: string
  /** Use the services on this machine: the local platform's ports. */
  emulate?: boolean
  /** Milliseconds that one attempt may take, its body included; 70,000 unless given (specification §9). 0 waits for ever. */
  timeout?: number
  /** How often a safe call is repeated after a failure that may pass; 2 unless given. */
  maxRetries?: number
  fetch?: typeof fetch
  hooks?: Hooks
}

/** What every call of the SDK takes first. Made by `createClient`; holds no connection and needs no closing. */
export interface Client {
  readonly hosts: Hosts
  readonly apiKey: string | undefined
  readonly identityToken: () => Promise<string | null>
  readonly timeout: number
  readonly maxRetries: number
  readonly fetch: typeof fetch
  readonly hooks: Hooks
}

/** Timeout of a callable function (specification §9), used for every call. */
const DEFAULT_TIMEOUT = 70_000

/** Makes a client from settings. Does no input or output. */
export function createClient(options: ClientOptions = {}): Client {
  const { project = 'search-foundation', region = 'us-central1', emulate = false } = options
  return {
    hosts: resolveHosts({ given: options.hosts ?? {}, emulate, project, region }),
    apiKey: options.apiKey,
    identityToken: options.identityToken ?? (() => Promise.resolve(null)),
    timeout: options.timeout ?? DEFAULT_TIMEOUT,
    maxRetries: options.maxRetries ?? 2,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    hooks: options.hooks ?? {},
  }
}
