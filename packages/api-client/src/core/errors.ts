/** One reason for rejecting a request (status 422). */
export interface ValidationIssue {
  /** Path to the value, such as `['body', 'input']`. */
  loc: (string | number)[]
  /** What is wrong with the value, as a sentence for developers. */
  msg: string
  /** Type of the problem, such as `too_big`. */
  type: string
}

/** Error codes of callable functions, as in the Firebase protocol. */
export type CallableCode =
  | 'invalid-argument'
  | 'failed-precondition'
  | 'out-of-range'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'aborted'
  | 'resource-exhausted'
  | 'cancelled'
  | 'internal'
  | 'unimplemented'
  | 'unavailable'
  | 'deadline-exceeded'
  | 'data-loss'
  | 'unknown'

/** What an attempt was waiting for when it timed out. */
export type TimeoutPhase = 'connect' | 'headers' | 'body' | 'idle'

/** Property under which an error has its kind. Another copy of the SDK recognizes it, and minification does not change it. */
export const brand = Symbol.for('search-foundation')

/** Any error of the SDK: an `Error` whose `name` is its kind. Use `instanceof` to tell errors apart. */
export interface SearchFoundationError extends Error {
  /** The kind of the error. It narrows the type of an `AnyError`. */
  readonly name: ErrorKind
}

/** The service responded with an error status. `message` is `{status}: {detail or status text}`. */
export interface ApiError extends SearchFoundationError {
  /** Always `ApiError`. */
  readonly name: 'ApiError'
  /**
   * HTTP status of the response. 200 for a successful response with an unexpected body, and 0 for a redirect in a browser, which hides its
   * status.
   */
  readonly status: number
  /**
   * What went wrong: the response's `detail` (a text, or a list of issues for status 422), or the message that a gateway sent in another
   * field, at most 16,384 characters. The status text if the response has neither.
   */
  readonly detail: string | ValidationIssue[]
  /** Machine-readable reason, if the service sent one. `invalid_response` for a successful response whose body is not JSON. */
  readonly code: string | number | undefined
  /** URL of the documentation about this error, if the service sent one. */
  readonly docs: string | undefined
  /** Request ID. Include it when you report the failure. */
  readonly requestId: string | null
  /** Wait before another attempt, in milliseconds, if the service asked for one. */
  readonly retryAfterMs: number | undefined
  /** The response's body: parsed JSON of at most 1 MB, or text of at most 16 kB, without keys. Not enumerable, so that it is not logged with the error. */
  readonly body: unknown
  /** The response's headers. Not enumerable. */
  readonly headers: Headers
}

/** No response, or an incomplete one: no network, a refused connection, a blocked origin. The reason is in `cause`. */
export interface NetworkError extends SearchFoundationError {
  /** Always `NetworkError`. */
  readonly name: 'NetworkError'
  /** `internal`, the code of callable functions. */
  readonly code: CallableCode
}

/** The timeout of an attempt, or the deadline of the call, was exceeded. */
export interface TimeoutError extends SearchFoundationError {
  /** Always `TimeoutError`. */
  readonly name: 'TimeoutError'
  /** `deadline-exceeded`, the code of callable functions. */
  readonly code: CallableCode
  /** What the attempt was waiting for. */
  readonly phase: TimeoutPhase
}

/** The caller's signal aborted the call. Its reason is in `cause`. */
export interface AbortedError extends SearchFoundationError {
  /** Always `AbortedError`. */
  readonly name: 'AbortedError'
  /** `cancelled`, the code of callable functions. */
  readonly code: CallableCode
}

/** A stream ended early, so events are missing. */
export interface StreamCutError extends SearchFoundationError {
  /** Always `StreamCutError`. */
  readonly name: 'StreamCutError'
  /** Number of events before the cut. */
  readonly events: number
  /** ID of the last event, to resume from; empty if the server sent none. */
  readonly lastEventId: string
  /** Milliseconds to wait before reconnecting, if the server has sent them. */
  readonly retry?: number | undefined
}

/**
 * A callable function failed. Every own property of the server's error object is a property of this error too, with the same value,
 * except `name`, `stack` and `error`. `message` is the server's when that is a text, else `internal`.
 */
export interface CallableError extends SearchFoundationError {
  /** Always `CallableError`. */
  readonly name: 'CallableError'
  /** The server's own `code` if its error object has one, else its status word, else the callable code of the HTTP status. */
  readonly code: CallableCode | (string & {}) | number
  /** The server's error object, unchanged. */
  readonly error: unknown
  /** HTTP status of the response. */
  readonly httpStatus: number
  /** Request ID. Include it when you report the failure. */
  readonly requestId: string | null
  /** Wait before another attempt, in milliseconds, if the service asked for one. */
  readonly retryAfterMs: number | undefined
  readonly [property: string]: unknown
}

/** Why a webhook is invalid. */
export type WebhookErrorCode =
  | 'missing_header'
  | 'invalid_timestamp'
  | 'too_old'
  | 'too_new'
  | 'invalid_signature'
  | 'invalid_body'

/** A webhook is invalid, so it may not come from the service. Respond with status 400. */
export interface WebhookError extends SearchFoundationError {
  /** Always `WebhookError`. */
  readonly name: 'WebhookError'
  /** Why it is invalid. */
  readonly code: WebhookErrorCode
}

interface Errors {
  /** An error status, or an unexpected body. */
  ApiError: ApiError
  /** No response, or an incomplete one. */
  NetworkError: NetworkError
  /** A timeout or a deadline was exceeded. */
  TimeoutError: TimeoutError
  /** The caller's signal aborted. */
  AbortedError: AbortedError
  /** A stream ended early. */
  StreamCutError: StreamCutError
  /** A callable function failed. */
  CallableError: CallableError
  /** A webhook is invalid. */
  WebhookError: WebhookError
}

/** Names of the errors. */
export type ErrorKind = keyof Errors

/** Any error of the SDK, whose `name` narrows its type. */
export type AnyError = Errors[ErrorKind]

/** The fields of an error besides those that every error has. */
type FieldsOf<Type> = Omit<Type, keyof Error | 'body' | 'headers'>

/** Creates an error of a kind with its public fields. It contains no request header and no key, so printing it shows none. */
export const failure = <Name extends ErrorKind>(
  name: Name,
  message: string,
  fields: FieldsOf<Errors[Name]>,
  options?: ErrorOptions,
): Errors[Name] =>
  Object.assign(new Error(message, options), fields, { name, [brand]: name }) as unknown as Errors[Name]

/** The right-hand side of `instanceof`. `new` makes such an error, for tests of what handles it. */
export interface Kind<Type> {
  new (
    message: string,
    fields?: Partial<Omit<Type, keyof Error>>,
    options?: {
      /** The cause of the error. */
      cause?: unknown
    },
  ): Type
  [Symbol.hasInstance](value: unknown): value is Type
}

/** Makes a class the right-hand side of `instanceof`. Its subclasses are recognized as those of other classes are. */
const recognizing = (
  name: string,
  isInstance: (value: unknown) => boolean,
  construct: (...given: never[]) => object,
) =>
  Object.defineProperties(
    function (this: unknown, ...given: never[]) {
      const { prototype } = new.target as { prototype: object }
      return Object.setPrototypeOf(construct(...given), prototype) as object
    },
    {
      name: { value: name },
      prototype: { value: Object.create(Error.prototype) },
      [Symbol.hasInstance]: {
        value(this: { prototype: object }, value: unknown) {
          return Object.hasOwn(this, Symbol.hasInstance)
            ? isInstance(value)
            : Function.prototype[Symbol.hasInstance].call(this, value)
        },
      },
    },
  )

const kind = <Name extends ErrorKind>(name: Name): Kind<Errors[Name]> =>
  recognizing(
    name,
    (value) => Object(value)[brand] === name,
    (message: string, fields: FieldsOf<Errors[Name]>, options?: ErrorOptions) =>
      failure(name, message, fields, options),
  ) as never

export const isOwnError = (value: unknown): boolean => brand in Object(value)

/** Any error of the SDK. */
export const SearchFoundationError: Pick<
  Kind<SearchFoundationError>,
  typeof Symbol.hasInstance
> = /* @__PURE__ */ recognizing(
  'SearchFoundationError',
  isOwnError,
  (message: string) => new Error(message),
) as never
export const ApiError = /* @__PURE__ */ kind('ApiError')
export const NetworkError = /* @__PURE__ */ kind('NetworkError')
export const TimeoutError = /* @__PURE__ */ kind('TimeoutError')
export const AbortedError = /* @__PURE__ */ kind('AbortedError')
export const StreamCutError = /* @__PURE__ */ kind('StreamCutError')
export const CallableError = /* @__PURE__ */ kind('CallableError')
export const WebhookError = /* @__PURE__ */ kind('WebhookError')

/** Returns the code of the system in the causes of an error, such as `ECONNREFUSED`. */
const systemCode = (cause: unknown): string | undefined => {
  const { code, cause: deeper, errors } = Object(cause)
  return typeof code === 'string' ? code : deeper || errors ? systemCode(deeper ?? errors[0]) : undefined
}

/** No response, or an incomplete one. */
export const networkError = (cause: unknown, message = 'No response'): NetworkError => {
  const code = systemCode(cause)
  return failure('NetworkError', message + (code ? ` (${code})` : ''), { code: 'internal' }, { cause })
}

/** Aborted by the caller. */
export const abortedError = (cause: unknown): AbortedError =>
  failure('AbortedError', 'Aborted', { code: 'cancelled' }, { cause })

/** Callable codes by HTTP status. */
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

/** Returns the callable code of an HTTP status; `unknown` for any other. */
export const callableCode = (status: number): CallableCode =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- JavaScript may pass the name of an object's method
  callableCodes[Number(status)] ?? 'unknown'
