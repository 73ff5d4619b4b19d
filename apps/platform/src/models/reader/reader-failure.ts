import { docsOf } from '../../kernel/http/failure-body.ts'

/** Failures of the reader, with the public API's own status numbers (facts: reader error envelope). */
const kinds = {
  InvalidRequestError: { code: 400, status: 40001 },
  AuthenticationError: { code: 401, status: 40103 },
  InsufficientBalanceError: { code: 402, status: 40203 },
  // Ours: the public API has no keys that are limited to scopes.
  InsufficientScopeError: { code: 403, status: 40303 },
  TokenBudgetExceededError: { code: 409, status: 40904 },
  FileTooLargeError: { code: 413, status: 41302 },
  SubmittedDataMalformedError: { code: 422, status: 42203 },
  AssertionFailureError: { code: 422, status: 42206 },
  RateLimitError: { code: 429, status: 42903 },
  SecurityCompromiseError: { code: 451, status: 45102 },
  InternalError: { code: 500, status: 50000 },
  BadGatewayError: { code: 502, status: 50201 },
  ServiceUnavailableError: { code: 503, status: 50301 },
  TimeoutError: { code: 504, status: 50401 },
} as const

export type ReaderFailureName = keyof typeof kinds

/** Status number of each failure. The documentation explains each of them. */
export const readerStatuses: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(kinds).map(([name, { status }]) => [name, status]),
)

/** An error of the reader; its response is `{data: null, code, status, name, message, readableMessage, docs}`. */
export class ReaderFailure extends Error {
  override readonly name: ReaderFailureName
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(name: ReaderFailureName, message: string, retryAfter?: number) {
    super(message)
    this.name = name
    this.retryAfter = retryAfter
  }

  /** HTTP status of the response. */
  get httpStatus(): (typeof kinds)[ReaderFailureName]['code'] {
    return kinds[this.name].code
  }

  /** Returns the body of the response. */
  envelope(docsUrl: string) {
    return {
      data: null,
      ...kinds[this.name],
      name: this.name,
      message: this.message,
      readableMessage: `${this.name}: ${this.message}`,
      docs: docsOf(docsUrl, this.name),
    }
  }
}
