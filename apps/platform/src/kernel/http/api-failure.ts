import { failureBody, type FailureBody, type FieldError } from './failure-body.ts'

/** One finding of a request check, located by its steps from the part of the request: `['body', 'input', 0]`. */
export interface ValidationIssue {
  loc: (string | number)[]
  msg: string
  type: string
}

/** Most findings that a response lists, and longest text of a field's place and of a message: about 16 kB together. */
export const mostFindings = 20
const longestPlace = 150
const longestMessage = 240

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`

const placeOf = ({ loc }: ValidationIssue): string =>
  // A path has few steps; a name may be as long as the body.
  cut(loc.map((step) => cut(String(step), longestPlace)).join('.'), longestPlace)

const fieldErrorOf = (issue: ValidationIssue): FieldError => ({
  field: placeOf(issue),
  message: cut(issue.msg, longestMessage),
  type: issue.type,
})

const sentenceOf = (errors: readonly FieldError[], count: number): string =>
  [
    ...errors.map(({ field, message }) => `${field}: ${message}`),
    ...(count > errors.length ? [`and ${count - errors.length} more`] : []),
  ].join('; ')

/**
 * An error for the client: its status and `body()` become the response, with `errors` where fields are invalid. `detail` is always a text, because clients of other companies show it as one. A response lists twenty findings at most, so that a refused body of a
 * hundred thousand faults costs its sender more than us. Everything else thrown is a 500.
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
    const findings = typeof detail === 'string' ? undefined : detail.slice(0, mostFindings)
    const errors = findings?.map(fieldErrorOf)
    super(typeof detail === 'string' ? detail : sentenceOf(errors ?? [], detail.length))
    this.name = 'ApiFailure'
    this.status = status
    this.given = findings ?? detail
    this.errors = errors
    this.detail = this.message
    this.headers = headers
  }

  /** Returns the JSON of the response. */
  body(docsUrl: string): FailureBody {
    return failureBody(docsUrl, this.status, this.detail, this.errors)
  }
}
