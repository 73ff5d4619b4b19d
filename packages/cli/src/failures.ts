import { ApiError, SearchFoundationError, type AnyError } from '@search-foundation/api-client'

import { exitCodes, type ExitName } from './exit-codes.ts'

/** Ends the process with a message and a code of `exitCodes`. `hint` says what to do. */
export class Failure extends Error {
  readonly exitCode: number
  readonly hint: string | undefined

  constructor(message: string, exitCode: number, hint?: string) {
    super(message)
    this.exitCode = exitCode
    this.hint = hint
  }
}

/** Returns a failure of the command line or of a local file. */
export const usageFailure = (message: string, hint?: string): Failure =>
  new Failure(message, exitCodes.usage, hint)

/** What to do about a code that says it, for the message and the reference. */
export const exitHints: Readonly<Partial<Record<ExitName, string>>> = {
  login: 'Run "sf login", or set SEARCH_FOUNDATION_API_KEY.',
  balance: 'Buy tokens in the dashboard, under Billing. "sf usage" shows the balance.',
  rateLimit: 'Wait a minute, or lower --concurrency.',
}

/** Returns the failure of a command that needs a key when there is none. */
export const noKey = (): Failure => new Failure('There is no API key.', exitCodes.login, exitHints.login)

/** Returns the name of the code that a command ends with when a service responds with an error status. */
export function exitOfStatus(status: number): ExitName {
  if (status === 402) return 'balance'
  if (status === 401 || status === 403) return 'login'
  if (status === 429) return 'rateLimit'
  return status >= 500 ? 'unreachable' : 'failed'
}

function ofStatus({ status, message, requestId, docs }: ApiError): Failure {
  const named = requestId ? `${message} (request ${requestId})` : message
  const name = exitOfStatus(status)
  return new Failure(named, exitCodes[name], exitHints[name] ?? docs)
}

const causeOf = ({ cause }: Error): string => {
  const { cause: deeper } = Object(cause) as { cause?: unknown }
  const last = deeper ?? cause
  return last instanceof Error ? `: ${last.message || String((last as { code?: unknown }).code)}` : ''
}

/** Returns what to print for an error, and the code to end with. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (!(error instanceof SearchFoundationError)) {
    const { code, message } = Object(error) as { code?: string; message?: string }
    const isFile = typeof code === 'string' && /^E[A-Z]+$/.test(code)
    return new Failure(message ?? String(error), isFile ? exitCodes.usage : exitCodes.failed)
  }
  const known = error as AnyError
  if (known instanceof ApiError) return ofStatus(known)
  if (known.name === 'AbortedError') return new Failure('Canceled.', exitCodes.interrupted)
  return new Failure(`${known.message}${causeOf(known)}`, exitCodes.unreachable)
}
