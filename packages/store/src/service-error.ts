import { ApiError, CallableError } from '@search-foundation/api-client'

/** A failed call as the store keeps it: plain data. `message` is `{status}: {detail or status text}` where there is a status. */
export interface ServiceError {
  kind: 'refused' | 'unreachable' | 'failed'
  status: number | undefined
  message: string
  /** Milliseconds to wait before another try, when the service says so. */
  retryAfter: number | undefined
}

/** Makes plain data of what the SDK throws. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ApiError) {
    return { kind: 'refused', status: error.status, message: error.message, retryAfter: error.retryAfterMs }
  }
  const unreachable =
    error instanceof Error && (error.name === 'NetworkError' || error.name === 'TimeoutError')
  const refused = error instanceof CallableError
  return {
    kind: unreachable ? 'unreachable' : refused ? 'refused' : 'failed',
    status: undefined,
    message: error instanceof Error ? error.message : String(error),
    retryAfter: undefined,
  }
}
