import type { BlockList } from 'node:net'

import type { Sql } from '../storage/database.ts'

/** What the request log records about a call with a key. */
export interface KeyedCall {
  keyId: string
  /** Made with a session key: by the dashboard, for its user. */
  isOfSession?: boolean
  /** Whether its bodies are stored for its owner. */
  storesBodies?: boolean
  /** Set once tokens were charged. */
  usage?: { product: string; model: string; tokens: number }
  /** For a streamed response: settles once its tokens were charged. */
  streamed?: Promise<void>
}

/** A charge under an idempotency key. */
export interface Charge {
  name: string
  /** Whether this is a retry, which may have been charged already. */
  isRepeated: boolean
  /** Stores the response in the transaction of the call, so that its effect and its response are committed together. `engine` did the work. */
  keep: (sql: Sql, response: object, engine?: 'local' | 'upstream') => Promise<void>
}

/** What the caller of a request may send as its body. */
export interface BodyAllowance {
  /** Largest body, in bytes. */
  bytes: number
  /** The key or user by whom open bodies are counted; without one it is the client address. */
  who?: string
  /** Gives the room back that the body has taken. */
  giveBack?: () => void
}

/** Values that middleware adds to every request. */
export interface RequestVariables {
  requestId: string
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList
  /** Address of the documentation, without a slash at its end. */
  docsUrl: string
  /** Aborted when the process stops and has no more time. */
  ending: AbortSignal
  /** Set once the caller may send more than a stranger, and while a body is open. */
  body?: BodyAllowance
  /** Set once the key of the call is known. */
  keyedCall?: KeyedCall
  /** Set once the call is counted toward a rate limit. */
  isCounted?: boolean
  /** Set for a call with an idempotency key. */
  charge?: Charge
}
