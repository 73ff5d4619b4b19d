import { HTTPException } from 'hono/http-exception'

import { ApiFailure } from './api-failure.ts'
import { invalidJson } from './body/read-json.ts'
import { failureOfStorage } from './storage-failure-response.ts'
import { isUnstorableText } from './unstorable-text.ts'

/** What a client is told about an error that nobody foresaw. The log has its words. */
export const internalErrorText = 'Internal error. Include the request ID when you report it.'

/** Returns what a client is told about an error that ended a request. An error that nobody foresaw is a 500 without its words. */
export function failureOfError(error: Error): ApiFailure {
  if (error instanceof ApiFailure) return error
  const ofStorage = failureOfStorage(error)
  if (ofStorage !== undefined) return ofStorage
  if (isUnstorableText(error))
    return new ApiFailure(
      422,
      "The request contains a character that can't be stored (NUL or an unpaired surrogate).",
    )
  // The validator of JSON bodies throws it.
  if (error instanceof HTTPException && error.message.startsWith('Malformed JSON')) return invalidJson()
  if (error instanceof HTTPException) return new ApiFailure(error.status, error.message)
  return new ApiFailure(500, internalErrorText)
}
