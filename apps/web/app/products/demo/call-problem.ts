import { ApiError, NetworkError } from '@search-foundation/api-client'

/** Why a request of a demo failed, named as its message is. */
export type CallProblem =
  | { kind: 'unauthorized' | 'balance' | 'limitedSoon' | 'failing' | 'unreachable' | 'offline' }
  | { kind: 'limited'; count: number }
  /** Refused for a reason that only the service's words tell. They are English. */
  | { kind: 'other'; message: string }

/** A failure that a service reported in a stream which had begun. The message is the service's. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure'
}

/** Returns what to tell the visitor about a failed request. */
export function callProblem(error: unknown): CallProblem {
  if (error instanceof NetworkError) return { kind: navigator.onLine ? 'unreachable' : 'offline' }
  if (error instanceof ServiceFailure) return { kind: 'other', message: error.message }
  if (!(error instanceof ApiError)) {
    console.error('The request of the demo failed.', error)
    return { kind: 'unreachable' }
  }
  switch (error.status) {
    case 401:
      return { kind: 'unauthorized' }
    case 402:
      return { kind: 'balance' }
    case 500:
    case 503:
      return { kind: 'failing' }
    case 429:
      return error.retryAfterMs === undefined
        ? { kind: 'limitedSoon' }
        : { kind: 'limited', count: Math.ceil(error.retryAfterMs / 1000) }
    default:
      return { kind: 'other', message: messageOf(error.body) ?? error.message }
  }
}

/** Reader describes a failure in the field `message` of its response. */
function messageOf(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : undefined
}
