import { ApiError, NetworkError } from '@search-foundation/api-client'

/** Why a request of a demo failed, named as its message is. `message` has the service's words: `{status}: {detail}`, in English. */
export type CallProblem =
  | { kind: 'unreachable' | 'offline' }
  | { kind: 'unauthorized' | 'balance' | 'limitedSoon' | 'failing' | 'other'; message: string }
  | { kind: 'limited'; count: number; message: string }

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
  const { message, retryAfterMs } = error
  switch (error.status) {
    case 401:
      return { kind: 'unauthorized', message }
    case 402:
      return { kind: 'balance', message }
    case 500:
    case 503:
      return { kind: 'failing', message }
    case 429:
      return retryAfterMs === undefined
        ? { kind: 'limitedSoon', message }
        : { kind: 'limited', count: Math.ceil(retryAfterMs / 1000), message }
    default:
      return { kind: 'other', message: messageOf(error.body) ?? message }
  }
}

/** Reader describes a failure in the field `message` of its response. */
function messageOf(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : undefined
}
