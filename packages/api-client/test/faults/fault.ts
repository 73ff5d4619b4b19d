import type { Misbehavior } from './fault-server.ts'

/** What the user gets: the result, or an error. */
export interface Outcome {
  /** Kind of the error; undefined for the result. */
  error?: 'ApiError' | 'NetworkError' | 'TimeoutError'
  /** What the message matches. */
  message?: RegExp
  /** Further fields of the error. */
  fields?: Readonly<Record<string, unknown>>
  /** Number of attempts; 1 by default. */
  attempts?: number
}

/** One thing that goes wrong. */
export interface Fault extends Misbehavior {
  name: string
  gets: Outcome
}

/** The connection was lost, twice: the tests allow one retry. */
export const lost = (message = /^No response/): Outcome => ({ error: 'NetworkError', message, attempts: 2 })
/** A time was exceeded, twice. */
export const late = (phase: 'headers' | 'body'): Outcome => ({
  error: 'TimeoutError',
  fields: { phase },
  attempts: 2,
})
/** The service responded with an error. */
export const refused = (message: RegExp, fields = {}, attempts = 1): Outcome => ({
  ...{ error: 'ApiError', message, fields, attempts },
})
/** The service said that it succeeded, so the same request would get the same. */
export const unexpected = refused(/^20\d: Unexpected body$/, { code: 'invalid_response' })
/** The fault makes no difference. */
export const fine: Outcome = {}
