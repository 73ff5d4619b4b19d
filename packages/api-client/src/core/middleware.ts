/** The request of one attempt. */
export interface AttemptRequest {
  /** Its URL. */
  url: string
  /** Options passed to `fetch`. Its headers can be changed in place. */
  init: RequestInit & {
    /** HTTP method, such as `POST`. */
    method: string
    /** All headers, including the key. */
    headers: Headers
  }
  /** The call that it belongs to, as in `CallEvent`. */
  call: {
    /** Number of the call in this process. */
    id: number
    /** Name of the call, such as `embed`. */
    operation: string
    /** Number of the attempt, from 1. */
    attempt: number
  }
}

/**
 * Runs around every attempt. It can change the request, send another one, or return its own response. If it throws, the call fails with
 * that error. `next` sends the request and returns its response.
 */
export type Middleware = (
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
) => Response | Promise<Response>
