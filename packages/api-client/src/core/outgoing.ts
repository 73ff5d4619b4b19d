import type { Client, RequestSettings, Timeouts } from './client.ts'

/** Options of every call. */
export interface CallOptions extends Timeouts, RequestSettings {
  /** Aborts the call, which then rejects with `AbortedError`. */
  signal?: AbortSignal | undefined
  /** API key for this call instead of the client's. */
  apiKey?: string | undefined
  /** Makes a write safe to retry: the service processes each key once. `true` creates a key for this call. */
  idempotencyKey?: string | true | undefined
}

/** A bearer token; none for a call without one. */
export type Token = string | null | undefined

/** How a call is authorized: returns its bearer token. */
export interface Auth {
  (client: Client, options: CallOptions): Token | Promise<Token>
  /** Returns another token than `refused`, to which the service responded 401. `signal` aborts when the attempt ends early. */
  refresh?(client: Client, refused: string, signal: AbortSignal): Token | Promise<Token>
}

/** Authorizes a call with its API key or that of the client. */
export const byKey: Auth = (client, { apiKey }) => apiKey ?? client.key()

/** What a resource sends. */
export interface Outgoing extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A string is sent as JSON. */
  body?: string | FormData | URLSearchParams | Blob | undefined
  /** A key in the query of the URL. */
  secret?: string
  /** Headers that those of the client and the call may replace. */
  ownHeaders?: Readonly<Record<string, string>>
  /** Headers that nothing replaces. */
  fixedHeaders?: Readonly<Record<string, string>>
  /** Name of the call in events; its method and path by default. */
  operation?: string
  /** Model that the call asks for, in events. */
  model?: string | undefined
  /** Whether a timeout ends the call: what it started may still run. */
  isLong?: boolean
  /** How the call is authorized; not at all by default. */
  auth?: Auth
}
