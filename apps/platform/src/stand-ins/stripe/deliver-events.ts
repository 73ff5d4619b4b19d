import { createHmac } from 'node:crypto'

import { startBackground, type Background } from '../../kernel/background.ts'
import { log } from '../../kernel/log.ts'
import type { StoredEvent, StripeStore } from './objects.ts'

/** Where events are sent, and the secret that signs them. */
export interface WebhookEndpoint {
  url: string
  secret: string
}

/** How often events are looked for whose next attempt is due. */
const sweepMilliseconds = 500
/** The wait after a failed delivery doubles from one second up to a minute. */
const maxWaitSeconds = 60
const timeoutMilliseconds = 10_000

/** The `Stripe-Signature` header: HMAC-SHA256 over time and body. */
function signature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Sends recorded events to the webhook until each is accepted, also after a restart. Without an endpoint they wait. */
export function deliverEvents(options: {
  store: StripeStore
  endpoint: () => WebhookEndpoint | undefined
  now: () => Date
}): Background {
  const { store, endpoint, now } = options

  async function deliver(stored: StoredEvent, { url, secret }: WebhookEndpoint): Promise<void> {
    const body = JSON.stringify(stored.event)
    const { id } = stored.event
    const attempts = stored.attempts + 1
    let isDelivered = false
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature(secret, body, now()) },
        body,
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      isDelivered = true
    } catch (error) {
      log('warn', 'webhook delivery failed', { webhook: id, attempts, error: String(error) })
    }
    const wait = Math.min(maxWaitSeconds, 2 ** stored.attempts)
    // Read again: the customer may have been deleted meanwhile.
    const current = store.get('events', id) ?? stored
    const nextAttemptAt = now().getTime() + wait * 1000
    store.write([['events', id, { ...current, isDelivered, attempts, nextAttemptAt }]])
  }

  return startBackground({
    name: 'webhook delivery',
    sweepMilliseconds,
    async work({ stopping }) {
      const time = now().getTime()
      const due = store
        .all('events')
        .filter(({ isDelivered, nextAttemptAt }) => !isDelivered && nextAttemptAt <= time)
      for (const stored of due) {
        const target = endpoint()
        if (target === undefined || stopping.aborted) return
        await deliver(stored, target)
      }
    },
  })
}
