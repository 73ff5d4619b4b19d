import { createHash } from 'node:crypto'

import type { StripeChange, StripeStore } from './objects.ts'
import { StripeError } from './stripe-error.ts'

export interface StripeResponse {
  status: 200 | 402
  body: object
}

/** A response and what it changes. */
export type Outcome = StripeResponse & { changes: readonly StripeChange[] }

/**
 * Processes a POST once per `Idempotency-Key`: a retry gets the first response again, also that of a refused card. Changes and response
 * are written together. The key with other parameters is refused; without a key nothing is remembered.
 */
export function once(
  store: StripeStore,
  request: { key: string | undefined; path: string; text: string; at: Date },
  work: () => Outcome,
): StripeResponse & { isReplayed: boolean } {
  const { key, path, text, at } = request
  const fingerprint = createHash('sha256').update(`${path}\n${text}`).digest('hex')
  const known = key === undefined ? undefined : store.get('requests', key)
  if (known !== undefined) {
    if (known.fingerprint !== fingerprint)
      throw new StripeError(400, 'idempotency_error', 'This idempotency key was used with other parameters.')
    return { status: known.status, body: known.body, isReplayed: true }
  }
  const { status, body, changes } = work()
  store.write([
    ...changes,
    ...(key === undefined
      ? []
      : [['requests', key, { key, at: at.getTime(), fingerprint, status, body }] as const]),
  ])
  return { status, body, isReplayed: false }
}
