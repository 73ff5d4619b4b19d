import { randomUUID } from 'node:crypto'
import { createBulkEmbeddings, createBulkUpload, fingerprintOf } from '@search-foundation/api-client'
import {
  createWebhook,
  listAccountKeys,
  listWebhookDeliveries,
  listWebhooks,
} from '@search-foundation/api-client/account'

import { verifiedWebhook } from './account-calls.ts'
import type { Surroundings } from './sdk-calls.ts'

/** What is sent in place of a call's example. */
export interface FailingCall {
  path?: string
  headers?: Readonly<Record<string, string>>
  /** JSON, or the part of a file. */
  body?: object | string
  /** Other than the user's or the key that has tokens; null for none. */
  token?: string | null
}

const model = 'jina-embeddings-v3'
const other = 'user:dora'
const webhooks = '/api/v1/account/webhooks'
const text = 'a few words\n'
const samplePage = '/reader/https://sample.search-foundation.example/how-retrieval-works'
const page = { html: '<h1>Title</h1><p>Some words to read.</p>' }
const examples = [
  { text: 'a cup of tea', label: 'tea' },
  { text: 'a cup of coffee', label: 'coffee' },
]

const sites = { success_url: 'http://localhost:3000/done', cancel_url: 'http://localhost:3000/back' }

const newAddress = () => `https://hooks.example/${randomUUID()}`

/** Returns a webhook of the account whose address is not verified: one account has ten at most. */
async function webhookOf({ client }: Surroundings) {
  const known = (await listWebhooks(client)).find(({ verification }) => verification.state !== 'verified')
  return known ?? (await createWebhook(client, { url: newAddress(), events: null })).webhook
}

async function newUpload({ client }: Surroundings): Promise<string> {
  const fingerprint = fingerprintOf(new File([text], 'texts.txt'))
  return (await createBulkUpload(client, { model, file_name: 'texts.txt', size: text.length, fingerprint }))
    .id
}

/** Starts a job that takes a while, and holds tokens for so long. */
async function longJob({ client }: Surroundings): Promise<string> {
  const file = new Blob([text.repeat(5_000)], { type: 'text/plain' })
  return (await createBulkEmbeddings(client, { model, file, fileName: 'texts.txt' })).id
}

/** Part of an upload at an offset. */
const part = (id: string, offset: number, body: string): FailingCall => ({
  path: `/v1/bulk-uploads/${id}`,
  headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  body,
})

/**
 * Calls that fail by what they ask for or by what was before, by operation and status. Those above a limit are made until it is reached.
 * The order matters where a limit is for several calls.
 */
export const failingCalls: Readonly<Record<string, (surroundings: Surroundings) => Promise<FailingCall>>> = {
  'createChatCompletion 400': async () => ({
    body: { model: 'unknown', messages: [{ role: 'user', content: 'What is late chunking?' }] },
  }),
  'createChatCompletion 422': async () => ({
    body: { messages: [{ role: 'user', content: 'late chunking '.repeat(2000) }] },
  }),
  'createContactRequest 400': async () => ({}),
  'setBalanceNotification 400': async () => ({
    body: { thresholds: [4000, 3000, 2000, 1000], email: 'ada@example.org' },
  }),
  'classify 404': async () => ({ body: { classifier_id: randomUUID(), input: ['a cup of coffee'] } }),
  'train 404': async () => ({ body: { classifier_id: randomUUID(), input: examples } }),
  'train 409': async () => ({ body: { model, input: examples, num_iters: 1 } }),
  'setAutoRechargeThreshold 404': async () => ({}),
  'readPage 400': async () => ({ body: { url: 'ftp://example.org/' } }),
  'readPage 409': async () => ({ body: { ...page, tokenBudget: 1 } }),
  'readPage 422': async () => ({ body: { url: 'unknown' } }),
  'readPage 451': async () => ({ body: { url: 'http://127.0.0.1/' } }),
  'readPageByPath 400': async () => ({ path: '/reader/ftp://example.org/' }),
  'readPageByPath 409': async () => ({ path: samplePage, headers: { 'x-token-budget': '1' } }),
  'readPageByPath 422': async () => ({ path: '/reader/unknown' }),
  'readPageByPath 451': async () => ({ path: '/reader/http://127.0.0.1/' }),
  'countTokens 422': async () => ({ path: '/v1/segment' }),
  'searchByPath 422': async () => ({ path: '/search/zzxqvkj' }),
  'getKeyInfo 422': async () => ({ path: '/api/v1/api_key/fe_user' }),
  'getReceipt 422': async () => ({ path: `/api/v1/account/receipts/unknown?lang=${'x'.repeat(36)}` }),
  'getUserInfo 400': async () => ({ body: {} }),
  'createCheckoutSession 400': async () => ({ body: { price_id: 'unknown', ...sites } }),
  'createAutoRecharge 400': async () => ({
    body: {
      price_id: 'unknown',
      email: 'ada@example.org',
      ...sites,
      metadata: { auto_recharge: 'true', threshold: '1000', currency: 'usd' },
    },
  }),
  'revokeAccountKey 404': async ({ botCheck }) => ({
    path: '/api/v1/account/keys/unknown',
    body: { 'cf-turnstile-response': await botCheck() },
  }),
  'rotateAccountKey 422': async ({ botCheck }) => ({
    body: { grace_seconds: 'long', 'cf-turnstile-response': await botCheck() },
  }),
  'appendBulkUpload 404': async () => part('unknown', 0, text),
  'segment 429': async () => ({ token: null }),
  'countTokens 429': async () => ({ token: null }),
  'readPage 429': async () => ({ token: null }),
  'readPageByPath 429': async () => ({ token: null }),
  'appendBulkUpload 409': async (surroundings) => part(await newUpload(surroundings), 5, text),
  'appendBulkUpload 413': async (surroundings) => part(await newUpload(surroundings), 0, text.repeat(2)),
  'completeBulkUpload 409': async (surroundings) => ({
    path: `/v1/bulk-uploads/${await newUpload(surroundings)}/complete`,
  }),
  'createBulkDownload 409': async (surroundings) => ({
    path: `/v1/bulk-embeddings/${await longJob(surroundings)}/download-result`,
  }),
  'transferBalance 404': async ({ botCheck }) => ({
    path: '/api/v1/billing/transfer_balance?receiver_key=unknown',
    body: { 'cf-turnstile-response': await botCheck() },
  }),
  'createAccountKey 409': async ({ botCheck }) => ({
    body: { name: 'Search page', 'cf-turnstile-response': await botCheck() },
    token: other,
  }),
  'linkAccountKey 404': async () => ({ body: { api_key: 'unknown' } }),
  'linkAccountKey 409': async ({ key }) => ({ body: { api_key: key }, token: 'user:eve' }),
  'createSessionKey 429': async ({ client }) => {
    const [key] = await listAccountKeys(client)
    return { path: `/api/v1/account/keys/${key?.id}/session`, body: {} }
  },
  'deleteAccount 403': async () => ({ body: { confirm: 'late@example.org' }, token: 'user:late' }),
  'createWebhook 409': async (surroundings) => ({
    body: { url: (await webhookOf(surroundings)).url, events: null },
  }),
  'changeWebhook 409': async (surroundings) => {
    const { url } = await webhookOf(surroundings)
    const { webhook } = await createWebhook(surroundings.client, { url: newAddress(), events: null })
    return { path: `${webhooks}/${webhook.id}`, body: { url } }
  },
  'sendTestWebhook 409': async (surroundings) => ({
    path: `${webhooks}/${(await webhookOf(surroundings)).id}/test`,
  }),
  'deliverWebhookAgain 409': async (surroundings) => {
    await webhookOf(surroundings)
    const { records } = await listWebhookDeliveries(surroundings.client, { pageSize: 1 })
    return { path: `${webhooks}/deliveries/${records[0]?.id}/again` }
  },
  'sendTestWebhook 429': async (surroundings) => {
    const known = (await listWebhooks(surroundings.client)).find(
      ({ verification }) => verification.state === 'verified',
    )
    return { path: `${webhooks}/${known?.id ?? (await verifiedWebhook(surroundings))}/test` }
  },
  'requestWebhookVerification 429': async (surroundings) => ({
    path: `${webhooks}/${(await webhookOf(surroundings)).id}/verification`,
  }),
  'createWebhook 429': async () => ({ body: { url: newAddress(), events: null } }),
  'changeWebhook 429': async (surroundings) => ({
    path: `${webhooks}/${(await webhookOf(surroundings)).id}`,
    body: { url: newAddress() },
  }),
}
