import type { Context } from 'hono'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { failureOfStorage } from '../../kernel/http/storage-failure-response.ts'
import { log } from '../../kernel/log.ts'
import { ReaderFailure, type ReaderFailureName } from './reader-failure.ts'

const failureNames: Readonly<Record<number, ReaderFailureName>> = {
  401: 'AuthenticationError',
  402: 'InsufficientBalanceError',
  403: 'InsufficientScopeError',
  413: 'FileTooLargeError',
  422: 'SubmittedDataMalformedError',
  429: 'RateLimitError',
  502: 'BadGatewayError',
  503: 'ServiceUnavailableError',
  504: 'TimeoutError',
  507: 'ServiceUnavailableError',
}

/** The response to an error that the reader or search threw, in their own envelope (public API facts). */
export function readerErrorResponse(error: Error, context: Context): Response {
  const docsUrl = context.get('docsUrl') as string
  if (error instanceof ReaderFailure) {
    if (error.retryAfter !== undefined) context.header('retry-after', String(error.retryAfter))
    return context.json(error.envelope(docsUrl), error.httpStatus)
  }
  if (error instanceof URIError) {
    const failure = new ReaderFailure('InvalidRequestError', "This isn't a valid URL.")
    return context.json(failure.envelope(docsUrl), failure.httpStatus)
  }
  const ofStorage = error instanceof ApiFailure ? undefined : failureOfStorage(error)
  if (ofStorage !== undefined) return readerErrorResponse(ofStorage, context)
  const name = error instanceof ApiFailure ? failureNames[error.status] : undefined
  if (error instanceof ApiFailure && name !== undefined) {
    const failure = new ReaderFailure(name, error.message)
    const body = { ...failure.envelope(docsUrl), ...error.body(docsUrl) }
    return context.json(body, failure.httpStatus, { ...error.headers })
  }
  const requestId = context.get('requestId') as string
  log('error', 'read failed', { requestId, error: error.stack ?? String(error) })
  const failure = new ReaderFailure('InternalError', 'Internal error.')
  return context.json(failure.envelope(docsUrl), failure.httpStatus)
}
