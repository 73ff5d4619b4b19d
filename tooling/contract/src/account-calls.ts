import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createClient, createEmptyKey, embed } from '@search-foundation/api-client'
import {
  changeAccountKey,
  changeWebhook,
  createAccountKey,
  createSessionKey,
  createWebhook,
  deleteAccount,
  deleteRequestBodies,
  deliverWebhookAgain,
  downloadAccountTransactionsCsv,
  downloadReceiptPage,
  downloadActionsCsv,
  downloadRequestsCsv,
  downloadUsageCsv,
  eachAccountAction,
  eachAccountTransaction,
  eachReceipt,
  eachInboxItem,
  eachRequest,
  eachWebhookDelivery,
  endSessionKeys,
  exportAccount,
  getAccountTokenPrice,
  getMailChoices,
  getReceipt,
  getRequestBodies,
  getRequestSummary,
  getSpendLimit,
  getUsage,
  linkAccountKey,
  listAccountActions,
  listAccountKeys,
  listAccountTransactions,
  listInbox,
  listReceipts,
  listRequests,
  listWebhookDeliveries,
  listWebhooks,
  markInboxRead,
  removeSpendLimit,
  removeWebhook,
  requestWebhookVerification,
  revokeAccountKey,
  revokeSessions,
  rotateAccountKey,
  rotateWebhookSecret,
  sendTestWebhook,
  setMailChoices,
  setSpendLimit,
} from '@search-foundation/api-client/account'
import { onTestFinished, vi } from 'vitest'

import { collect, type Surroundings } from './sdk-calls.ts'

async function newKey({ client, botCheck }: Surroundings) {
  return createAccountKey(client, { name: 'Search page' }, { botCheck: await botCheck() })
}

async function newestReceipt({ client }: Surroundings) {
  const { records } = await listReceipts(client, { pageSize: 1 })
  const [receipt] = records
  if (receipt === undefined) throw new Error('The account has no receipt.')
  return receipt
}

const newWebhook = ({ client }: Surroundings) =>
  createWebhook(client, { url: `https://hooks.example/${randomUUID()}`, events: null })

/** Creates a webhook whose address answers its challenge. Returns its id. */
export async function verifiedWebhook({ client }: Surroundings): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { data: { challenge?: string } }
    response.end(body.data.challenge)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { webhook } = await createWebhook(client, { url: `http://127.0.0.1:${port}/` })
  await vi.waitUntil(
    async () =>
      (await listWebhooks(client)).some(
        ({ id, verification }) => id === webhook.id && verification.state === 'verified',
      ),
    { timeout: 30_000, interval: 100 },
  )
  return webhook.id
}

/** Makes a call with a key that stores bodies. Returns its request id once they are stored. */
async function callWithBodies({ client, key: text }: Surroundings): Promise<string> {
  const key = (await listAccountKeys(client)).find(({ masked }) => masked.endsWith(text.slice(-4)))
  if (key === undefined) throw new Error('The key is not one of the account.')
  await changeAccountKey(client, key.id, { stores_bodies: true })
  await embed(client, { model: 'jina-embeddings-v3', input: 'a few words' })
  const { records } = await listRequests(client, { keyId: key.id, pageSize: 1 })
  const [newest] = records
  if (newest?.bodies_until == null) throw new Error('The bodies of the call are not stored.')
  return newest.id
}

const today = new Date().toISOString().slice(0, 10)

/** One successful call of every function of the account entry. */
export const accountCalls: Readonly<Record<string, (surroundings: Surroundings) => Promise<unknown>>> = {
  getAccountTokenPrice: ({ client }) => getAccountTokenPrice(client),
  listAccountKeys: ({ client }) => listAccountKeys(client, { includeRevoked: true }),
  createAccountKey: async ({ client, botCheck }) =>
    createAccountKey(
      client,
      {
        name: 'Limited',
        scopes: ['embeddings', 'billing'],
        expires_at: '2999-01-01T00:00:00Z',
        budget: { tokens: 1000, period: 'day', hard_stop: false, alert_percent: 80 },
      },
      { botCheck: await botCheck() },
    ),
  changeAccountKey: async (surroundings) => {
    const { id } = await newKey(surroundings)
    return changeAccountKey(surroundings.client, id, { name: 'Other', scopes: null, budget: null })
  },
  revokeAccountKey: async (surroundings) => {
    const { id } = await newKey(surroundings)
    return revokeAccountKey(surroundings.client, id, { botCheck: await surroundings.botCheck() })
  },
  rotateAccountKey: async (surroundings) => {
    const { id } = await newKey(surroundings)
    const botCheck = await surroundings.botCheck()
    return rotateAccountKey(surroundings.client, id, { botCheck, graceSeconds: 900 })
  },
  createSessionKey: async (surroundings) => {
    const { id } = await newKey(surroundings)
    return createSessionKey(surroundings.client, id, { scopes: ['embeddings'] })
  },
  endSessionKeys: ({ client }) => endSessionKeys(client),
  linkAccountKey: async ({ client, options, botCheck }) => {
    const visitor = createClient({ ...options, identityToken: undefined })
    const { api_key: key } = await createEmptyKey(visitor, { botCheck: await botCheck() })
    return linkAccountKey(client, key)
  },
  getSpendLimit: ({ client }) => getSpendLimit(client),
  setSpendLimit: ({ client }) => setSpendLimit(client, { tokens: 1_000_000_000, period: 'month' }),
  removeSpendLimit: ({ client }) => removeSpendLimit(client),
  listRequests: ({ client }) => listRequests(client, { pageSize: 2, status: '2xx', from: today, to: today }),
  eachRequest: ({ client }) => collect(eachRequest(client, { pageSize: 20 })),
  getRequestBodies: async (surroundings) =>
    getRequestBodies(surroundings.client, await callWithBodies(surroundings)),
  deleteRequestBodies: async (surroundings) =>
    deleteRequestBodies(surroundings.client, await callWithBodies(surroundings)),
  getRequestSummary: ({ client }) => getRequestSummary(client, { status: '2xx' }),
  downloadActionsCsv: ({ client }) => downloadActionsCsv(client, { action: 'key_created' }),
  downloadRequestsCsv: ({ client }) => downloadRequestsCsv(client, { status: 200 }),
  getUsage: ({ client }) => getUsage(client, { groupBy: ['day', 'key'], from: today }),
  downloadUsageCsv: ({ client }) => downloadUsageCsv(client),
  listReceipts: newestReceipt,
  eachReceipt: ({ client }) => collect(eachReceipt(client, { pageSize: 1 })),
  getReceipt: async (surroundings) => getReceipt(surroundings.client, (await newestReceipt(surroundings)).id),
  downloadReceiptPage: async (surroundings) =>
    downloadReceiptPage(surroundings.client, (await newestReceipt(surroundings)).id),
  listAccountActions: ({ client }) => listAccountActions(client, { action: 'key_created', pageSize: 1 }),
  eachAccountAction: ({ client }) => collect(eachAccountAction(client)),
  listAccountTransactions: ({ client }) => listAccountTransactions(client, { type: 'purchase' }),
  eachAccountTransaction: ({ client }) => collect(eachAccountTransaction(client, { pageSize: 3 })),
  downloadAccountTransactionsCsv: ({ client }) => downloadAccountTransactionsCsv(client),
  listInbox: ({ client }) => listInbox(client, { pageSize: 1 }),
  eachInboxItem: ({ client }) => collect(eachInboxItem(client)),
  markInboxRead: ({ client }) => markInboxRead(client),
  getMailChoices: ({ client }) => getMailChoices(client),
  setMailChoices: ({ client }) => setMailChoices(client, { budget: false }),
  createWebhook: newWebhook,
  listWebhooks: ({ client }) => listWebhooks(client),
  changeWebhook: async (surroundings) =>
    changeWebhook(surroundings.client, (await newWebhook(surroundings)).webhook.id, {
      events: ['balance.low'],
    }),
  requestWebhookVerification: async (surroundings) =>
    requestWebhookVerification(surroundings.client, (await newWebhook(surroundings)).webhook.id),
  rotateWebhookSecret: async (surroundings) =>
    rotateWebhookSecret(surroundings.client, (await newWebhook(surroundings)).webhook.id, {
      graceSeconds: 900,
    }),
  removeWebhook: async (surroundings) =>
    removeWebhook(surroundings.client, (await newWebhook(surroundings)).webhook.id),
  sendTestWebhook: async (surroundings) =>
    sendTestWebhook(surroundings.client, await verifiedWebhook(surroundings)),
  deliverWebhookAgain: async (surroundings) => {
    const { id } = await sendTestWebhook(surroundings.client, await verifiedWebhook(surroundings))
    return deliverWebhookAgain(surroundings.client, id)
  },
  listWebhookDeliveries: ({ client }) => listWebhookDeliveries(client, { pageSize: 1 }),
  eachWebhookDelivery: ({ client }) => collect(eachWebhookDelivery(client)),
  exportAccount: ({ client }) => exportAccount(client),
  revokeSessions: ({ client }) => revokeSessions(client),
  deleteAccount: async ({ options }) => {
    const leaving = createClient({ ...options, identityToken: () => Promise.resolve('user:bob') })
    return deleteAccount(leaving, { confirm: 'bob@example.org' })
  },
}
