import { Hono } from 'hono'

import { listen } from '../kernel/http/listen.ts'
import { createStarter, type Part } from '../kernel/parts.ts'
import { analyticsApp } from './analytics/analytics-app.ts'
import { openJournal, type Journal } from './journal.ts'
import type { Message } from './outbox/messages.ts'
import { outboxApp } from './outbox/outbox-app.ts'
import { deliverEvents, type WebhookEndpoint } from './stripe/deliver-events.ts'
import { openStripeStore } from './stripe/objects.ts'
import { stripeApp } from './stripe/stripe-app.ts'
import { turnstileApp } from './turnstile/turnstile-app.ts'

export interface StandIns extends Part {
  port: number
  /** Where the payment provider sends its events, as one would enter it in the provider's dashboard. Until then they wait. */
  setWebhook(endpoint: WebhookEndpoint): void
}

export interface StandInOptions {
  /** 0 for a free one. */
  port: number
  /** Data folder of the stand-ins. */
  directory: string
  now: () => Date
  /** Origins that a mail in the outbox may link to. */
  linkOrigins: ReadonlySet<string>
}

const closing = <Store extends Pick<Journal<object>, 'close'>>(store: Store) => ({
  store,
  stop: () => Promise.resolve(store.close()),
})

/**
 * Starts the other companies that the product deals with: payment provider (`/v1`, `/c/pay`), bot check (`/turnstile/v0`), mail
 * provider (`/emails`, `/outbox`) and analytics (`/analytics`). The platform and the apps know them by their addresses only.
 */
export async function startStandIns(options: StandInOptions): Promise<StandIns> {
  const { port, directory, now, linkOrigins } = options
  await using stack = new AsyncDisposableStack()
  const start = createStarter(stack)
  const { store } = await start(() => closing(openStripeStore(directory, now())))
  const { store: messages } = await start(() =>
    closing(openJournal<{ messages: Message }>(directory, 'outbox')),
  )
  let webhook: WebhookEndpoint | undefined
  const delivery = await start(() => deliverEvents({ store, endpoint: () => webhook, now }))

  const stopping = new AbortController()
  let address = ''
  const app = new Hono()
  app.route('/turnstile/v0', turnstileApp(now))
  app.route('/analytics', analyticsApp(now))
  app.route('/', stripeApp({ store, address: () => address, now, changed: delivery.wake }))
  app.route('/', outboxApp({ store: messages, now, linkOrigins, stopping: stopping.signal }))
  const listener = await start(() => listen(app, port, 'stand-ins'))
  address = `http://localhost:${listener.port}`

  const running = stack.move()
  return {
    port: listener.port,
    setWebhook(endpoint) {
      webhook = endpoint
      delivery.wake()
    },
    stop() {
      stopping.abort()
      return running.disposeAsync()
    },
  }
}
