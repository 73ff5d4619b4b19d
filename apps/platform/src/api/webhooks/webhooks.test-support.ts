import { verifyWebhook, type WebhookEvent } from '@search-foundation/api-client/webhooks'

import { eventually, type TestPlatform } from '../../platform.test-support.ts'
import type { ReceivedWebhook } from '../../records/webhooks/webhook-receiver.test-support.ts'

/** Address of the webhooks of an account, and the token of Ada, whose webhooks these are. */
export const path = '/api/v1/account/webhooks'
export const token = 'user:ada'
/** Lets webhooks go to receivers on loopback. */
export const local = { WEBHOOK_NETWORKS: 'any' }

export interface Delivery {
  id: string
  type: string
  state: string
  attempts: number
  next_attempt_at: string | null
  last_status: number | null
  last_error: string | null
}

export interface Verification {
  state: string
  last_status: number | null
  last_error: string | null
}

export interface Webhook {
  id: string
  url: string
  verification: Verification
}

export async function webhooks(platform: TestPlatform): Promise<Webhook[]> {
  const body = (await (await platform.get(path, token)).json()) as { webhooks: Webhook[] }
  return body.webhooks
}

/** Creates a webhook of Ada, waits until all are verified, and returns its secret and path. */
export async function createWebhook(platform: TestPlatform, url: string, events: string[] | null = null) {
  const response = await platform.post(path, { url, events }, token)
  const { webhook, secret } = (await response.json()) as { webhook: Webhook; secret: string }
  await eventually(
    () => webhooks(platform),
    (list) => list.every(({ verification: { state } }) => state === 'verified'),
  )
  return { secret, id: webhook.id, path: `${path}/${webhook.id}` }
}

/** Everything that was sent to Ada, except challenges. */
export async function deliveries(platform: TestPlatform): Promise<Delivery[]> {
  const page = (await (await platform.get(`${path}/deliveries`, token)).json()) as { records: Delivery[] }
  return page.records.filter(({ type }) => type !== 'webhook.verification')
}

/** Starts a bulk job, whose end is an event. A text that is too long for the model makes it fail. */
export async function startJob(platform: TestPlatform, key: string, text = 'a text\n'): Promise<void> {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('email', 'ada@example.org')
  form.set('file', new File([text], 'texts.txt'))
  const headers = { authorization: `Bearer ${key}` }
  await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers })
}

/** A clock whose time changes only by `pass`. */
export function stoppedClock() {
  let time = Date.now()
  return { now: () => new Date(time), pass: (seconds: number) => (time += seconds * 1000) }
}

export const verified = ({ body, headers }: ReceivedWebhook, secret: string): Promise<WebhookEvent> =>
  verifyWebhook(body, headers, secret)
