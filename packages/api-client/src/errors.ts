/** One finding of a refused request (status 422). */
export interface ValidationIssue {
  loc: (string | number)[]
  msg: string
  type: string
}

/** The service answered with an error status. `message` is `{status}: {detail or status text}` (specification §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** What the service says: a text, or a list of findings on status 422. */
  readonly detail: string | ValidationIssue[]
  /** Quote it when you report the failure. */
  readonly requestId: string | undefined
  /** How long to wait before another try, when the service says so, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    detail: string | ValidationIssue[],
    options: { requestId?: string | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(
      `${status}: ${typeof detail === 'string' ? detail : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')}`,
    )
    this.status = status
    this.detail = detail
    this.requestId = options.requestId
    this.retryAfter = options.retryAfter
  }
}

/** No answer came: no network, a refused connection, a blocked origin. The reason is in `cause`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The answer took longer than the client's timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'

  constructor() {
    super('deadline-exceeded')
  }
}

/** The caller's signal ended the call; its reason is in `cause`. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError'
}

/** Codes of failed callable functions. */
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

/** A callable function failed. The server's own error object is at `error`, as it came. */
export class CallableError extends Error {
  override readonly name = 'CallableError'
  readonly code: CallableCode
  readonly error: unknown

  constructor(code: CallableCode, message: string, error?: unknown) {
    super(message)
    this.code = code
    this.error = error
  }
}
