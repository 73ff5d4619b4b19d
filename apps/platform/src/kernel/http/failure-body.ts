/** A finding as clients get it: `field` is `body.input.0`. */
export interface FieldError {
  field: string
  message: string
  type: string
}

/** An error as clients of OpenAI read it. */
export interface NamedError {
  message: string
  /** The family of the error. */
  type: string
  /** The first field at fault, without the part of the request: `input.0`; null for an error about no field. */
  param: string | null
  /** The reason in one word: the kind of the first finding, else what the status means. */
  code: string
}

/** The JSON of a failed response: `detail`, `docs` and `errors` are ours, clients of Cohere read `message`, those of OpenAI `error`. */
export interface FailureBody {
  detail: string
  /** Address of the documentation about this error. */
  docs: string
  errors?: readonly FieldError[]
  message: string
  error: NamedError
}

/** Longest text of `message` and `error.message`, because `detail` has the whole. */
const longestMessage = 500

const invalidRequest = 'invalid_request_error'

/** Family and reason by status; others are requests or servers at fault. */
const names: Readonly<Record<number, readonly [type: string, code: string]>> = {
  401: ['authentication_error', 'invalid_api_key'],
  402: ['insufficient_quota', 'insufficient_quota'],
  403: ['permission_error', 'permission_denied'],
  404: [invalidRequest, 'not_found'],
  409: [invalidRequest, 'conflict'],
  413: [invalidRequest, 'request_too_large'],
  429: ['rate_limit_error', 'rate_limit_exceeded'],
  502: ['server_error', 'bad_gateway'],
  503: ['server_error', 'service_unavailable'],
  504: ['server_error', 'timeout'],
}
const otherRequest = [invalidRequest, 'invalid_request'] as const
const otherServer = ['server_error', 'internal_error'] as const

/** The codes of errors that are not about a field. The documentation explains each of them. */
export const failureCodes: readonly string[] = [otherRequest, ...Object.values(names), otherServer].map(
  ([, code]) => code,
)

/** Returns the address of the documentation about an error: the page of all of them, at the code or name of one. */
export const docsOf = (docsUrl: string, code: string): string => `${docsUrl}/errors#${code}`

/** Family and reason of a status. */
const nameOf = (status: number) => names[status] ?? (status < 500 ? otherRequest : otherServer)

/** Returns the code of errors with a status that are not about a field. */
export const failureCodeOf = (status: number): string => nameOf(status)[1]

/**
 * Returns the JSON of a failed response. Every error of the main port has this shape; callable functions and the reader have the shapes
 * of their protocols.
 *
 * @param docsUrl address of the documentation
 */
export function failureBody(
  docsUrl: string,
  status: number,
  detail: string,
  errors?: readonly FieldError[],
): FailureBody {
  const message = detail.length <= longestMessage ? detail : `${detail.slice(0, longestMessage - 1)}…`
  const first = errors?.[0]
  const [type, code] = nameOf(status)
  const param = first?.field.split('.').slice(1).join('.') ?? ''
  return {
    detail,
    docs: docsOf(docsUrl, code),
    ...(errors && { errors }),
    message,
    error: { message, type, param: param === '' ? null : param, code: first?.type ?? code },
  }
}
