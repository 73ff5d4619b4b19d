import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions, Reading } from '../../core/request.ts'
import type { GraceSeconds } from './keys.ts'
import { getAccount, sendAccount } from './send-account.ts'

/** Where the events of the account are sent. Dates are ISO 8601. */
export interface Webhook {
  /** The https address. */
  url: string
  /** When the address was set. */
  created_at: string
  /** End of the grace period in which the secret before the last rotation still signs too; null outside of one. */
  rotation: {
    /** When the earlier secret stops signing. */
    previous_secret_ends_at: string
  } | null
  /** Whether the address has answered its challenge. Events wait until it has. */
  verification: WebhookVerification
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
  /** Where the events are sent. */
  webhook: Webhook
  /** For `verifyWebhook`. Store it safely. Null when only the address of a webhook changed, which keeps its secret. */
  secret: string | null
}

/** One event and the state of its delivery. Dates are ISO 8601. */
export interface WebhookDelivery {
  /** Id of the event. */
  id: string
  /** Type of the event, such as `bulk_job.completed`. */
  type: string
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

const path = '/webhooks'
const asWebhook = <Found>(): Partial<Reading<Found>> => ({
  map: (body: { webhook: Found }) => body.webhook,
})

/** Returns where the events of the account are sent; null without an address. Throws `ApiError` 401. */
export const getWebhook = (client: Client, options: CallOptions = {}): Call<Webhook | null> =>
  sendAccount(client, path, options, asWebhook<Webhook | null>())

/**
 * Sets the https address that finished bulk jobs and low balances are sent to. The first call returns the secret that verifies them. A
 * new address gets the event `webhook.verification` first, and other events once it has responded with `data.challenge` of it. Throws
 * `ApiError` 401, 422 for an address that is not on the public internet, 429 after too many addresses in an hour.
 */
export const setWebhook = (client: Client, url: string, options: CallOptions = {}): Call<WebhookWithSecret> =>
  sendAccount(client, path, { ...options, method: 'PUT', body: JSON.stringify({ url }) })

/**
 * Sends a new challenge to the address, for one that was not verified in time; events wait for its answer. Throws `ApiError` 401, 404
 * without an address, 429 after too many challenges in an hour.
 */
export const requestWebhookVerification = (client: Client, options: CallOptions = {}): Call<Webhook> =>
  sendAccount(
    client,
    `${path}/verification`,
    { ...options, method: 'POST', maxRetries: 0 },
    asWebhook<Webhook>(),
  )

/**
 * Gives the webhook a new secret and returns it. Webhooks have a signature of the old one too for another `graceSeconds` (one day by
 * default). Throws `ApiError` 401, 404 without an address, 422.
 */
export const rotateWebhookSecret = (
  client: Client,
  {
    graceSeconds,
    ...options
  }: CallOptions & {
    /** For how long the earlier secret still signs too; one day by default. */
    graceSeconds?: GraceSeconds
  } = {},
): Call<
  WebhookWithSecret & {
    /** For `verifyWebhook`. Store it safely. */
    secret: string
  }
> =>
  sendAccount(client, `${path}/rotate`, {
    ...options,
    method: 'POST',
    body: JSON.stringify({ grace_seconds: graceSeconds }),
    maxRetries: 0,
  })

/** Sends no more events, and gives up those that were not delivered. Throws `ApiError` 401. */
export const removeWebhook = (client: Client, options: CallOptions = {}): Call<null> =>
  sendAccount(client, path, { ...options, method: 'DELETE' }, asWebhook<null>())

/** Lists one page of the events of the last 30 days, newest first; 50 per page by default. Throws `ApiError` 401, 422. */
export const listWebhookDeliveries = (
  client: Client,
  { pageSize, cursor, ...options }: CallOptions & PageOptions = {},
): Call<Page<WebhookDelivery>> =>
  getAccount(client, `${path}/deliveries`, options, { limit: pageSize, cursor })

/** Iterates over the events of the last 30 days, newest first. Throws `ApiError` 401. */
export const eachWebhookDelivery = (
  client: Client,
  options: CallOptions & Pick<PageOptions, 'pageSize'> = {},
): Items<WebhookDelivery> => pages(client, options, (page) => listWebhookDeliveries(client, page))
