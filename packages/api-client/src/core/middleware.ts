/** The request of one attempt. */
export interface AttemptRequest {
  /** Its address. */
  url: string
  /** What `fetch` gets. Its headers may be changed in place. */
  init: RequestInit & {
    /** Such as `POST`. */
    method: string
    /** All headers, with the key. */
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
 * Runs around every attempt. It may change the request, send another one, or return a response of its own; what it throws fails the call as it
 * is. `next` sends the request and returns its response.
 */
export type Middleware = (
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
) => Response | Promise<Response>
