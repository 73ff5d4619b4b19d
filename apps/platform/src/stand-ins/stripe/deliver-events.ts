import { createHmac } from 'node:crypto'

import { log } from '../../kernel/http/log.ts'
import type { Database } from '../../kernel/storage/database.ts'

interface PendingEvent {
  id: string
  data: unknown
  attempts: number
}

/** How often the stand-in looks for undelivered events, in milliseconds. */
const pollMilliseconds = 500
/** The wait after a failed delivery doubles from one second up to a minute. */
const maxWaitSeconds = 60

function signature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/**
 * Delivers recorded events to the webhook until each is taken, also after a restart.
 * `wake` looks at once (a payment was just made); `stop` ends the loop and waits for a delivery under way.
 */
export function deliverEvents(options: {
  database: Database
  webhookUrl: () => string
  secret: string
  now: () => Date
}) {
  const { database, webhookUrl, secret, now } = options
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  async function deliver(event: PendingEvent): Promise<void> {
    const body = JSON.stringify(event.data)
    try {
      const answer = await fetch(webhookUrl(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature(secret, body, now()) },
        body,
        signal: AbortSignal.timeout(10_000),
      })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      await database.query(
        'update provider_events set delivered_at = $2, attempts = attempts + 1 where id = $1',
        [event.id, now()],
      )
    } catch (error) {
      const wait = Math.min(maxWaitSeconds, 2 ** event.attempts)
      log('warn', 'webhook delivery failed', {
        event: event.id,
        attempts: event.attempts + 1,
        error: String(error),
      })
      await database.query(
        'update provider_events set attempts = attempts + 1, next_attempt_at = $2 where id = $1',
        [event.id, new Date(now().getTime() + wait * 1000)],
      )
    }
  }

  async function deliverDue(): Promise<void> {
    const due = await database.query<PendingEvent>(
      'select id, data, attempts from provider_events where delivered_at is null and next_attempt_at <= $1 order by created_at limit 20',
      [now()],
    )
    for (const event of due) if (!stopped) await deliver(event)
  }

  function wake(): void {
    if (stopped) return
    running = running
      .then(deliverDue)
      .catch((error: unknown) => log('error', 'webhook delivery stopped', { error: String(error) }))
  }

  const timer = setInterval(wake, pollMilliseconds)
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
