/** One finding of a refused request (status 422). */
export interface ValidationIssue {
  loc: (string | number)[]
  msg: string
  type: string
}

/** Codes of failed callable functions (specification §8). */
export type CallableCode =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'aborted'
  | 'resource-exhausted'
  | 'cancelled'
  | 'internal'
  | 'unimplemented'
  | 'unavailable'
  | 'deadline-exceeded'
  | 'unknown'

/** What an attempt was waiting for when its time was up. */
export type TimeoutPhase = 'connect' | 'headers' | 'body' | 'idle'

/** Under this symbol an error carries its kind, so that another copy of the SDK knows it too, and minifying changes nothing. */
export const brand = Symbol.for('search-foundation')

/**
 * What every error of the SDK is: an `Error` whose `name` says its kind. Use `instanceof` with the names below.
 */
export interface SearchFoundationError extends Error {
  readonly name: ErrorKind
}

/** The service answered with an error status. `message` is `{status}: {detail or status text}` (specification §8). */
export interface ApiError extends SearchFoundationError {
  readonly name: 'ApiError'
  readonly status: number
  /** What the service says: a text (of an HTML page the first 200 characters), or a list of findings on status 422. */
  readonly detail: string | ValidationIssue[]
  /** Machine-readable reason, where the service gives one. */
  readonly code: string | number | undefined
  /** Quote it when you report the failure. */
  readonly requestId: string | null
  /** How long to wait before another try, when the service says so, in milliseconds. */
  readonly retryAfterMs: number | undefined
}

/** No answer came, or it broke off: no network, a refused connection, a blocked origin. The reason is in `cause`. */
export interface NetworkError extends SearchFoundationError {
  readonly name: 'NetworkError'
  readonly kind: 'network'
  readonly code: CallableCode
}

/** The time of an attempt, or of the whole call, was up. */
export interface TimeoutError extends SearchFoundationError {
  readonly name: 'TimeoutError'
  readonly code: CallableCode
  readonly phase: TimeoutPhase
}

/** The caller's signal ended the call; its reason is in `cause`. */
export interface AbortedError extends SearchFoundationError {
  readonly name: 'AbortedError'
  readonly code: CallableCode
}

/** A stream broke off before its end: what came until then was not all. */
export interface StreamCutError extends SearchFoundationError {
  readonly name: 'StreamCutError'
  /** How many events came before the cut. */
  readonly events: number
  /** Id of the last event, to go on from; empty when the server gave none. */
  readonly lastEventId: string
}

/** A callable function failed. The server's own error object is at `error`, as it came. */
export interface CallableError extends SearchFoundationError {
  readonly name: 'CallableError'
  readonly code: CallableCode
  readonly error: unknown
}

interface Errors {
  ApiError: ApiError
  NetworkError: NetworkError
  TimeoutError: TimeoutError
  AbortedError: AbortedError
  StreamCutError: StreamCutError
  CallableError: CallableError
}

export type ErrorKind = keyof Errors

/** Makes an error of a kind with its public fields. It holds no header and no key, so printing it shows none. */
export const failure = <Name extends ErrorKind>(
  name: Name,
  message: string,
  fields: Omit<Errors[Name], keyof Error>,
  options?: ErrorOptions,
): Errors[Name] =>
  Object.assign(new Error(message, options), fields, { name, [brand]: name }) as unknown as Errors[Name]

/** What stands at the right of `instanceof`. */
interface Kind<Type> {
  [Symbol.hasInstance](value: unknown): value is Type
}

const kind = <Name extends ErrorKind>(name: Name): Kind<Errors[Name]> => ({
  [Symbol.hasInstance]: (value): value is Errors[Name] =>
    (value as { [brand]?: string } | null | undefined)?.[brand] === name,
})

export const ApiError = /* @__PURE__ */ kind('ApiError')
export const NetworkError = /* @__PURE__ */ kind('NetworkError')
export const TimeoutError = /* @__PURE__ */ kind('TimeoutError')
export const AbortedError = /* @__PURE__ */ kind('AbortedError')
export const StreamCutError = /* @__PURE__ */ kind('StreamCutError')
export const CallableError = /* @__PURE__ */ kind('CallableError')

/** No answer, or half of one. */
export const networkError = (cause: unknown): NetworkError =>
  failure('NetworkError', 'No answer', { kind: 'network', code: 'internal' }, { cause })

/** Ended by the caller. */
export const abortedError = (cause: unknown): AbortedError =>
  failure('AbortedError', 'Aborted', { code: 'cancelled' }, { cause })

/** HTTP status of a failed callable function → its code (specification §8). */
const callableCodes: Readonly<Record<number, CallableCode>> = {
  0: 'internal',
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
}

/** The callable code of an HTTP status; `unknown` for one that has none. */
export const callableCode = (status: number): CallableCode => callableCodes[status] ?? 'unknown'
