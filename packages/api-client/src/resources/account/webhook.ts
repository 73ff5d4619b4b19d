import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions, Reading } from '../../core/request.ts'
import type { BulkJobEvent, LowBalanceEvent } from '../../webhooks/webhook-events.ts'
import type { GraceSeconds } from './keys.ts'
import { getAccount, sendAccount } from './send-account.ts'

/** The events that a webhook can choose. */
export type WebhookEventType = BulkJobEvent['type'] | LowBalanceEvent['type']

/** An address that the events of the account are sent to. Dates are ISO 8601. */
export interface Webhook {
  /** Id of the webhook. */
  id: string
  /** The https address. */
  url: string
  /** The events that it gets; null for all, those of later versions too. */
  events: WebhookEventType[] | null
  /** When the webhook was created. */
  created_at: string
  /** End of the grace period in which the secret before the last rotation still signs too; null outside of one. */
  rotation: {
    /** When the earlier secret stops signing. */
    previous_secret_ends_at: string
  } | null
  /** Whether the address has answered its challenge. Events wait until it has. */
  verification: WebhookVerification
}

/** What a user decides about a webhook. */
export interface WebhookSettings {
  /** An https address on the public internet. */
  url: string
  /** The events that it gets; null, the default, for all. */
  events?: WebhookEventType[] | null
}

/** Whether the address of a webhook has answered its challenge, the event `webhook.verification`. */
export interface WebhookVerification {
  /** Events wait until the address is `verified`. `pending`: the challenge is sent again for six minutes. */
  state: 'pending' | 'verified' | 'failed'
  /** Status of the last response to the challenge; null when there was none. */
  last_status: number | null
  /** Why the last response did not verify the address; null otherwise. */
  last_error: string | null
}

/** A webhook together with its secret, which the service shows only once. */
export interface WebhookWithSecret {
  /** The webhook. */
  webhook: Webhook
  /** For `verifyWebhook`. Store it safely. */
  secret: string
}

/** One event and the state of its delivery to a webhook. Dates are ISO 8601. */
export interface WebhookDelivery {
  /** Id of the event. */
  id: string
  /** Id of the webhook that it goes to; null for one of long ago. */
  webhook_id: string | null
  /** Type of the event, such as `bulk_job.completed`. */
  type: string
  /** The JSON text that is signed and sent. */
  body: string
  /** When the event happened. */
  created_at: string
  /** `failed`: no attempt succeeded, and there are no more. */
  state: 'pending' | 'delivered' | 'failed'
  /** Number of attempts so far. */
  attempts: number
  /** Null unless pending. */
  next_attempt_at: string | null
  /** When an attempt succeeded; null if none has. */
  delivered_at: string | null
  /** Status of the last response; null when there was none. */
  last_status: number | null
  /** Why the last attempt failed; null otherwise. */
  last_error: string | null
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
 * Creates a webhook that finished bulk jobs and low balances are sent to, and returns the secret that verifies them. The address gets the
 * event `webhook.verification` first, and other events once it has responded with `data.challenge` of it. Throws `ApiError` 401, 409 for
 * an address that has a webhook and above ten webhooks, 422 for an address that is not on the public internet, 429 after too many
 * addresses in an hour.
 *
 * @see {@link https://search-foundation.example/docs/webhooks}
 */
export const createWebhook = (
  client: Client,
  settings: WebhookSettings,
  options: CallOptions = {},
): Call<WebhookWithSecret> =>
  sendAccount(client, path, { ...options, method: 'POST', body: JSON.stringify(settings), maxRetries: 0 })

/**
 * Changes what is given of a webhook and returns it. A new address keeps the secret and gets a challenge. Throws `ApiError` 401, 404, 409
 * for the address of another webhook, 422, 429 after too many addresses in an hour.
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

/** Removes a webhook, gives up what was not delivered to it, and returns it. Throws `ApiError` 401, 404. */
export const removeWebhook = (client: Client, id: string, options: CallOptions = {}): Call<Webhook> =>
  sendAccount(client, webhookPath(id), { ...options, method: 'DELETE' }, asWebhook)

/**
 * Sends a new challenge to a webhook, for one that was not verified in time; its events wait for the answer. Throws `ApiError` 401, 404,
 * 429 after too many challenges in an hour.
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
 * Gives a webhook a new secret and returns it. Its events have a signature of the old one too for another `graceSeconds` (one day by
 * default). Throws `ApiError` 401, 404, 422.
 */
export const rotateWebhookSecret = (
  client: Client,
  id: string,
  {
    graceSeconds,
    ...options
  }: CallOptions & {
    /** For how long the earlier secret still signs too; one day by default. */
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
 * Sends the event `webhook.test` to a verified webhook, once, and returns its delivery. Throws `ApiError` 401, 404, 409 for one that is
 * not verified, 429 after too many in an hour.
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
 * Sends a delivery again at once, with the same id, and returns it. One that was given up gets one more attempt. Throws `ApiError` 401,
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
