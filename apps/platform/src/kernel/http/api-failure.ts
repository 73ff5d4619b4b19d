/** One finding of a request check, in the shape the public API uses with status 422. */
export interface ValidationIssue {
  loc: (string | number)[]
  msg: string
  type: string
}

/** An error for the client: its status and `{detail}` become the response. Everything else thrown is a 500. */
export class ApiFailure extends Error {
  readonly status: number
  readonly detail: string | ValidationIssue[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    detail: string | ValidationIssue[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof detail === 'string' ? detail : 'The request is invalid.')
    this.name = 'ApiFailure'
    this.status = status
    this.detail = detail
    this.headers = headers
  }
}
