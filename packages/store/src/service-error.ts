import { ApiError, CallableError, NetworkError, TimeoutError } from '@search-foundation/api-client'
import { AuthError, endsSession } from '@search-foundation/auth/auth-error'

/** A failed call as plain data. `message` is `{status}: {detail or status text}` where there is a status. */
export interface ServiceError {
  /** `signed-out`: the call ended the session, which the session itself reports. */
  kind: 'refused' | 'unreachable' | 'signed-out' | 'failed'
  status: number | undefined
  message: string
  /** Milliseconds to wait before a retry, if the service names a wait. */
  retryAfter: number | undefined
}

function kindOf(error: unknown): ServiceError['kind'] {
  if (error instanceof ApiError || error instanceof CallableError) return 'refused'
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'unreachable'
  if (!(error instanceof AuthError)) return 'failed'
  if (endsSession(error)) return 'signed-out'
  return error.code === 'network-request-failed' ? 'unreachable' : 'failed'
}

const kinds: readonly unknown[] = ['refused', 'unreachable', 'signed-out', 'failed']

const isServiceError = (error: unknown): error is ServiceError =>
  !(error instanceof Error) && kinds.includes((error as Partial<ServiceError> | null | undefined)?.kind)

/**
 * Returns any failure of a call as a `ServiceError`: what the SDK and its identity token throw, and the `error` of a hook or an
 * `unwrap()`, whose type RTK Query does not narrow.
 */
export function serviceError(error: unknown): ServiceError {
  if (isServiceError(error)) return error
  const { message = String(error) } = (error ?? {}) as { message?: string }
  return {
    kind: kindOf(error),
    status: error instanceof ApiError ? error.status : undefined,
    message,
    retryAfter: error instanceof ApiError ? error.retryAfterMs : undefined,
  }
}

/** Whether a service refused the identity token of a call. The SDK has replayed the call with a fresh token by then. */
export const isUnauthenticated = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof CallableError && error.code === 'unauthenticated')
