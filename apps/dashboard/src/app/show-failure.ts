import type { ServiceError } from '@search-foundation/store/service-error'
import { notify } from '@search-foundation/ui/notifications'

/** What a failed call says: `{status}: {detail or status text}` (specification §8), or that the service is out of reach. */
export function failureText(error: unknown, unreachable: string): string {
  const { kind, message } = error as ServiceError
  return kind === 'unreachable' ? unreachable : message
}

/** Shows a failed call as a negative notification. */
export function showFailure(error: unknown, unreachable: string): void {
  notify({ tone: 'negative', message: failureText(error, unreachable), group: 'failure' })
}
