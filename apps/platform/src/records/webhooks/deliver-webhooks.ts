import { startBackground, type Background } from '../../kernel/background.ts'
import type { Core } from '../../kernel/core.ts'
import { log } from '../../kernel/log.ts'
import { challengeType, isAnswer, settleChallenge } from './challenge.ts'
import type { DeliveryError } from './delivery-error.ts'
import { testType } from './events.ts'
import { postWebhook, reasonOf, type PostOptions } from './post-webhook.ts'
import { signedHeaders } from './sign.ts'

interface DueDelivery {
  id: string
  user_id: string
  webhook_id: string
  type: string
  body: string
  /** This attempt included. */
  attempts: number
  url: string
  secret: string
  /** While it is still valid. */
  previous_secret: string | null
}

/** How often new events are looked for: they are recorded in transactions, so nobody can announce them before they are visible. */
const sweepMilliseconds = 500
/** Deliveries of one process at the same time, and to one webhook and to one host among them. */
const mostAtOnce = 500
const mostOfWebhook = 5
const mostOfHost = 20
/** How long a claimed delivery is left alone by other processes, in seconds. Longer than an attempt takes. */
const leaseSeconds = 30
/** Seconds to wait after each failed attempt: seconds, minutes, hours. After the last one the delivery has failed. */
export const waits = [5, 60, 300, 1800, 7200, 18_000, 36_000, 36_000]
/** Seconds to wait after each challenge that was not answered: its owner may be storing the secret. */
export const challengeWaits = waits.slice(0, 3)
export const challengeMinutes = Math.round(challengeWaits.reduce((all, one) => all + one, 0) / 60)
/** A test tells at once how it ended. */
const waitsOf: Readonly<Record<string, readonly number[]>> = {
  [challengeType]: challengeWaits,
  [testType]: [],
}
/** The receiver says that it no longer exists. */
const gone = 410

/**
 * Claims deliveries that are due, the oldest first and a few of each webhook and host, except webhooks whose deliveries are under way and
 * hosts that are busy. An address that is not verified gets its challenge only. Several processes over one database claim different ones.
 */
const claim = `
  with due as (
    select id, row_number() over (partition by webhook_id order by next_attempt_at) as place,
      row_number() over (partition by host order by next_attempt_at) as place_at_host
    from (
      select webhook_deliveries.id, webhook_id, next_attempt_at, split_part(url, '/', 3) as host
      from webhook_deliveries join webhook_endpoints on webhook_endpoints.id = webhook_id
      where state = 'pending' and next_attempt_at <= $1 and (verification = 'verified' or webhook_deliveries.id = challenge_id)
        and webhook_id <> all($2) and split_part(url, '/', 3) <> all($3)
      order by next_attempt_at limit $4
    ) oldest
  ), free as (
    select id from webhook_deliveries join due using (id)
    where place <= ${mostOfWebhook} and place_at_host <= ${mostOfHost} and state = 'pending' and next_attempt_at <= $1
    for update of webhook_deliveries skip locked
  )
  update webhook_deliveries set attempts = attempts + 1, next_attempt_at = $1::timestamptz + ${leaseSeconds} * interval '1 second'
  from webhook_endpoints, free
  where webhook_endpoints.id = webhook_deliveries.webhook_id and webhook_deliveries.id = free.id
  returning webhook_deliveries.id, webhook_deliveries.user_id, webhook_id, type, body, attempts, url, secret,
    case when previous_secret_ends_at > $1 then previous_secret end as previous_secret`

const badStatus = (status: number): DeliveryError => ({
  code: 'bad_status',
  message: `The endpoint responded with status ${status}.`,
})
const wrongChallenge: DeliveryError = {
  code: 'wrong_challenge',
  message: 'The response does not have the challenge.',
}

/**
 * Sends recorded events to their webhooks until each is accepted with a status of 200 to 299, with growing waits over
 * about 28 hours, also after a restart. Webhooks and hosts are served apart from each other: a receiver that never
 * answers delays its own events only. Every attempt has the same id, and a signature over the time of that attempt.
 */
export function deliverWebhooks({
  database,
  now,
  ...options
}: Pick<Core, 'database' | 'now'> & Omit<PostOptions, 'headers' | 'owner'>): Background {
  async function attempt(
    delivery: DueDelivery,
  ): Promise<{ status: number | null; error: DeliveryError | null }> {
    const { id, user_id: owner, type, body, url, secret, previous_secret: previous } = delivery
    try {
      const secrets = previous === null ? [secret] : [secret, previous]
      const headers = { ...signedHeaders(id, body, { secrets, at: now() }) }
      const response = await postWebhook(url, body, { ...options, owner, headers })
      const { status } = response
      const isAccepted = status >= 200 && status < 300
      const isVerified = type !== challengeType || (isAccepted && isAnswer(body, await response.text()))
      if (!response.bodyUsed) await response.body?.cancel()
      if (!isAccepted) return { status, error: badStatus(status) }
      return { status, error: isVerified ? null : wrongChallenge }
    } catch (error) {
      return { status: null, error: reasonOf(error) }
    }
  }

  /** Leaves a delivery that the stop has cut off to another process, as if it had not begun. */
  async function giveBack(id: string): Promise<void> {
    await database.query(
      `update webhook_deliveries set attempts = attempts - 1, next_attempt_at = $2 where id = $1 and state = 'pending'`,
      [id, now()],
    )
  }

  async function deliver(delivery: DueDelivery): Promise<void> {
    const { id, type, attempts } = delivery
    const { status, error } = await attempt(delivery)
    if (options.ending?.aborted === true && status === null) return giveBack(id)
    const isChallenge = type === challengeType
    const wait = status === gone ? undefined : (waitsOf[type] ?? waits)[attempts - 1]
    const state = error === null ? 'delivered' : wait === undefined ? 'failed' : 'pending'
    if (error !== null)
      log('warn', 'webhook not delivered', { webhook: id, attempts, state, error: error.message })
    await database.transaction(async (sql) => {
      if (isChallenge && state !== 'pending') await settleChallenge(sql, id, state === 'delivered', now())
      await sql.query(
        `update webhook_deliveries set state = $2, last_status = $3, last_error = $4, last_error_code = $5, next_attempt_at = $6,
           delivered_at = case when $2 = 'delivered' then $7::timestamptz end
         where id = $1 and state = 'pending'`,
        [
          id,
          state,
          status,
          error?.message ?? null,
          error?.code ?? null,
          new Date(now().getTime() + (wait ?? 0) * 1000),
          now(),
        ],
      )
    })
  }

  /** The deliveries under way, by webhook. */
  const underWay = new Map<string, { host: string; count: number; all: Promise<unknown> }>()

  /** The hosts that get no more until some of what is under way to them has ended. */
  function busyHosts(): string[] {
    const counts = new Map<string, number>()
    for (const { host, count } of underWay.values()) counts.set(host, (counts.get(host) ?? 0) + count)
    return [...counts].filter(([, count]) => count >= mostOfHost).map(([host]) => host)
  }

  /** Sends the claimed events of a webhook; afterwards its next ones are looked for. */
  function start(webhook: string, deliveries: readonly DueDelivery[]): void {
    const all = Promise.all(deliveries.map(deliver))
      .catch((error: unknown) =>
        // What was claimed is due again when its lease ends.
        log('error', 'webhook delivery not recorded', { error: String(error) }),
      )
      .finally(() => {
        underWay.delete(webhook)
        background.wake()
      })
    underWay.set(webhook, { host: new URL(deliveries[0]?.url ?? '').host, count: deliveries.length, all })
  }

  const background = startBackground({
    name: 'webhook delivery',
    sweepMilliseconds,
    async work({ stopping }) {
      while (!stopping.aborted && underWay.size * mostOfWebhook < mostAtOnce) {
        const due = await database.query<DueDelivery>(claim, [
          now(),
          [...underWay.keys()],
          busyHosts(),
          mostAtOnce,
        ])
        if (due.length === 0) return
        for (const [webhook, deliveries] of Map.groupBy(due, ({ webhook_id }) => webhook_id))
          start(webhook, deliveries)
      }
    },
  })
  return {
    ...background,
    async stop() {
      await background.stop()
      await Promise.all([...underWay.values()].map(({ all }) => all))
    },
  }
}
