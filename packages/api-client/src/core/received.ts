import type { Lifetime } from './deadline.ts'

/** A response, and what is needed to read it. */
export interface Received {
  response: Response
  lifetime: Lifetime
  /** Replaces the keys of the request in a text. */
  redact: (text: string) => string
}
