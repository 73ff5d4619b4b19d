import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions, Reading } from '../../core/request.ts'
import type { BulkJobEvent, LowBalanceEvent } from '../../webhooks/webhook-events.ts'
import type { GraceSeconds } from './keys.ts'
import { getAccount, sendAccount } from './send-account.ts'

/** Events that a webhook can subscribe to. */
export type WebhookEventType = BulkJobEvent['type'] | LowBalanceEvent['type']

/** A URL that the account's events are sent to. Dates are ISO 8601. */
export interface Webhook {
  /** ID of the webhook. */
  id: string
  /** The https URL. */
  url: string
  /** Events to send; null for all, including events added later. */
  events: WebhookEventType[] | null
  /** When the webhook was created. */
  created_at: string
  /** Grace period of the previous secret; null outside of one. */
  rotation: {
    /** When the previous secret stops signing. */
    previous_secret_ends_at: string
  } | null
  /** Whether the URL has responded to its challenge. Events wait until it has. */
  verification: WebhookVerification
}

/** Settings of a webhook. */
export interface WebhookSettings {
  /** A public https URL. */
  url: string
  /** Events to send; null, the default, for all. */
  events?: WebhookEventType[] | null
}

/**
 * Why an event was not delivered. `wrong_challenge`: the response doesn't have the challenge; `newer_challenge`: another one was requested since;
 * `not_verified_in_time`: the event waited too long for the URL to be verified.
 */
export type WebhookDeliveryErrorCode =
  | 'bad_status'
  | 'wrong_challenge'
  | 'timeout'
  | 'no_public_address'
  | 'connection_failed'
  | 'not_verified_in_time'
  | 'newer_challenge'
  | 'webhook_removed'

/** Whether a webhook's URL has responded to its challenge, the event `webhook.verification`. */
export interface WebhookVerification {
  /** Events wait until the URL is `verified`. `pending`: the challenge is repeated for six minutes. */
  state: 'pending' | 'verified' | 'failed'
  /** HTTP status of the last response to the challenge; null if there was none. */
  last_status: number | null
  /** Why the last response didn't verify the URL; null otherwise. */
  last_error: string | null
  /** The reason in `last_error` as a code; null without one. */
  last_error_code: WebhookDeliveryErrorCode | null
}

/** A webhook with its secret, which the service returns only once. */
export interface WebhookWithSecret {
  /** The webhook. */
  webhook: Webhook
  /** Secret to pass to `verifyWebhook`. Store it safely. */
  secret: string
}

/** One event and the state of its delivery to a webhook. Dates are ISO 8601. */
export interface WebhookDelivery {
  /** ID of the event. */
  id: string
  /** ID of the webhook; null if it was removed before IDs were recorded. */
  webhook_id: string | null
  /** Type of the event, such as `bulk_job.completed`. */
  type: string
  /** The signed JSON text that is sent. */
  body: string
  /** When the event happened. */
  created_at: string
  /** `failed`: every attempt failed, and there will be no more. */
  state: 'pending' | 'delivered' | 'failed'
  /** Number of attempts so far. */
  attempts: number
  /** When the next attempt is made; null unless `pending`. */
  next_attempt_at: string | null
  /** When an attempt succeeded; null if none did. */
  delivered_at: string | null
  /** HTTP status of the last response; null if there was none. */
  last_status: number | null
  /** Why the last attempt failed; null otherwise. */
  last_error: string | null
  /** The reason in `last_error` as a code; null without one. */
  last_error_code: WebhookDeliveryErrorCode | null
}

/** Filters of the deliveries. */
export interface WebhookDeliveryFilter {
  /** Only deliveries to this webhook. */
  webhookId?: string
  /** Only deliveries in this state. */
  state?: WebhookDelivery['state']
}

const path = '/webhooks'
const webhookPath = (id: string, call = '') => `${path}/${encodeURIComponent(id)}${call}`
const asWebhook: Partial<Reading<Webhook>> = { map: (body: { webhook: Webhook }) => body.webhook }
const asDelivery: Partial<Reading<WebhookDelivery>> = {
  map: (body: { delivery: WebhookDelivery }) => body.delivery,
}

/** Lists the webhooks of the account, the oldest first. Throws `ApiError` 401. */
export const listWebhooks = (client: Client, options: CallOptions = {}): Call<Webhook[]> =>
  sendAccount(client, path, options, { map: (body: { webhooks: Webhook[] }) => body.webhooks })

/**
 * Creates a webhook for finished bulk jobs and low balances, and returns it with the secret that verifies its events. The URL gets the
 * event `webhook.verification` first, and other events once it has responded with that event's `data.challenge`. Throws `ApiError` 401, 409
 * for a URL that already has a webhook and for an eleventh webhook, 422 for a URL that isn't on the public internet, 429 after too many new
 * URLs in an hour.
 * @see {@link https://search-foundation.example/docs/webhooks}
 */
export const createWebhook = (
  client: Client,
  settings: WebhookSettings,
  options: CallOptions = {},
): Call<WebhookWithSecret> =>
  sendAccount(client, path, { ...options, method: 'POST', body: JSON.stringify(settings), maxRetries: 0 })

/**
 * Changes the given settings of a webhook and returns it. A new URL keeps the secret and gets a challenge. Throws `ApiError` 401, 404, 409
 * for another webhook's URL, 422, 429 after too many new URLs in an hour.
 */
export const changeWebhook = (
  client: Client,
  id: string,
  change: Partial<WebhookSettings>,
  options: CallOptions = {},
): Call<Webhook> =>
  sendAccount(
    client,
    webhookPath(id),
    { ...options, method: 'PATCH', body: JSON.stringify(change) },
    asWebhook,
  )

/** Removes a webhook, drops its undelivered events, and returns it. Throws `ApiError` 401, 404. */
export const removeWebhook = (client: Client, id: string, options: CallOptions = {}): Call<Webhook> =>
  sendAccount(client, webhookPath(id), { ...options, method: 'DELETE' }, asWebhook)

/**
 * Sends a new challenge to a webhook that wasn't verified in time; its events wait for the response. Throws `ApiError` 401, 404, 429 after
 * too many challenges in an hour.
 */
export const requestWebhookVerification = (
  client: Client,
  id: string,
  options: CallOptions = {},
): Call<Webhook> =>
  sendAccount(
    client,
    webhookPath(id, '/verification'),
    { ...options, method: 'POST', maxRetries: 0 },
    asWebhook,
  )

/**
 * Gives a webhook a new secret and returns it. Its events are also signed with the previous secret for another `graceSeconds` (one day by
 * default). Throws `ApiError` 401, 404, 422.
 */
export const rotateWebhookSecret = (
  client: Client,
  id: string,
  {
    graceSeconds,
    ...options
  }: CallOptions & {
    /** How long messages are also signed with the previous secret; one day by default. */
    graceSeconds?: GraceSeconds
  } = {},
): Call<WebhookWithSecret> =>
  sendAccount(client, webhookPath(id, '/rotate'), {
    ...options,
    method: 'POST',
    body: JSON.stringify({ grace_seconds: graceSeconds }),
    maxRetries: 0,
  })

/**
 * Sends the event `webhook.test` to a verified webhook, once, and returns its delivery. Throws `ApiError` 401, 404, 409 if it is not
 * verified, 429 after too many in an hour.
 */
export const sendTestWebhook = (
  client: Client,
  id: string,
  options: CallOptions = {},
): Call<WebhookDelivery> =>
  sendAccount(client, webhookPath(id, '/test'), { ...options, method: 'POST', maxRetries: 0 }, asDelivery)

/** Lists one page of the deliveries of the last 30 days, newest first; 50 per page by default. Throws `ApiError` 401, 422. */
export const listWebhookDeliveries = (
  client: Client,
  { pageSize, cursor, webhookId, state, ...options }: CallOptions & WebhookDeliveryFilter & PageOptions = {},
): Call<Page<WebhookDelivery>> =>
  getAccount(client, `${path}/deliveries`, options, {
    limit: pageSize,
    cursor,
    webhook_id: webhookId,
    state,
  })

/** Iterates over the deliveries of the last 30 days, newest first. Throws `ApiError` 401. */
export const eachWebhookDelivery = (
  client: Client,
  options: CallOptions & WebhookDeliveryFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<WebhookDelivery> => pages(client, options, (page) => listWebhookDeliveries(client, page))

/**
 * Sends a delivery again immediately, with the same ID, and returns it. A failed delivery gets one more attempt. Throws `ApiError` 401,
 * 404, 409 when its webhook was removed or is not verified.
 */
export const deliverWebhookAgain = (
  client: Client,
  id: string,
  options: CallOptions = {},
): Call<WebhookDelivery> =>
  sendAccount(
    client,
    `${path}/deliveries/${encodeURIComponent(id)}/again`,
    { ...options, method: 'POST', maxRetries: 0 },
    asDelivery,
  )
