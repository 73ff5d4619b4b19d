import { serviceError } from '@search-foundation/store/service-error'
import { notify } from '@search-foundation/ui/notifications'

/** The text of a failed call: `{status}: {detail or status text}` (specification §8), or `unreachable` when there was no response. */
export function failureText(error: unknown, unreachable: string): string {
  const { kind, message } = serviceError(error)
  return kind === 'unreachable' ? unreachable : message
}

/**
 * Shows a failed call as a negative notification. Equal ones merge. A call that ended the session is not shown, because the end of
 * the session is.
 */
export function showFailure(error: unknown, unreachable: string): void {
  if (serviceError(error).kind === 'signed-out') return
  notify({ tone: 'negative', message: failureText(error, unreachable), group: 'failure' })
}
