/** One finding of a request check, located by its steps from the part of the request: `['body', 'input', 0]`. */
export interface ValidationIssue {
  loc: (string | number)[]
  msg: string
  type: string
}

/** A finding as clients get it: `field` is `body.input.0`. */
export interface FieldError {
  field: string
  message: string
  type: string
}

const fieldErrorOf = ({ loc, msg, type }: ValidationIssue): FieldError => ({
  field: loc.join('.'),
  message: msg,
  type,
})

/**
 * An error for the client: its status and `{detail}` become the response, with `errors` where fields are invalid. `detail` is always
 * a text, because clients of other companies show it as one. Everything else thrown is a 500.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly detail: string
  /** The sentence or the findings that the error was created with. */
  readonly given: string | readonly ValidationIssue[]
  /** One entry per invalid field. */
  readonly errors: readonly FieldError[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    detail: string | readonly ValidationIssue[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(
      typeof detail === 'string'
        ? detail
        : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '),
    )
    this.name = 'ApiFailure'
    this.status = status
    this.given = detail
    this.errors = typeof detail === 'string' ? undefined : detail.map(fieldErrorOf)
    this.detail = this.message
    this.headers = headers
  }

  /** The JSON of the response. */
  get body(): { detail: string; errors?: readonly FieldError[] } {
    return { detail: this.detail, ...(this.errors && { errors: this.errors }) }
  }
}
