/** Status names of the callable protocol with their HTTP statuses. */
const httpStatus = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const

export type CallableStatus = keyof typeof httpStatus

/** An error that a callable function returns to its caller: `{error: {status, message}}`. */
export class CallableFailure extends Error {
  readonly status: CallableStatus

  constructor(status: CallableStatus, message: string) {
    super(message)
    this.name = 'CallableFailure'
    this.status = status
  }

  get httpStatus(): (typeof httpStatus)[CallableStatus] {
    return httpStatus[this.status]
  }
}
