import type { ServiceError } from '@search-foundation/store/service-error'
import { notify } from '@search-foundation/ui/notifications'

/** Shows a failed call as a negative notification: `{status}: {detail or status text}` (specification §8). */
export function showFailure(error: unknown, unreachable: string): void {
  const { kind, message } = error as ServiceError
  notify({ tone: 'negative', message: kind === 'unreachable' ? unreachable : message, group: 'failure' })
}
