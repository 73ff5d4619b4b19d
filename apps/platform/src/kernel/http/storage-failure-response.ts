import { storageFailure } from '../storage/storage-failure.ts'
import { ApiFailure } from './api-failure.ts'

/** Returns the failure for an error of the database that is nobody's fault: 503 while it is away, 507 while its disk is full. */
export function failureOfStorage(error: Error): ApiFailure | undefined {
  const reason = storageFailure(error)
  if (reason === undefined) return undefined
  const retry = { 'retry-after': '5' }
  return reason === 'full'
    ? new ApiFailure(
        507,
        'There is no space left to store this. Nothing was charged. Try again later.',
        retry,
      )
    : new ApiFailure(503, 'The database does not respond. Try again in a moment.', retry)
}
