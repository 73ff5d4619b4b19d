import type { Client } from '@search-foundation/api-client'
import {
  changeAccountKey,
  createAccountKey,
  createSessionKey,
  deleteRequestBodies,
  downloadAccountTransactionsCsv,
  downloadReceiptPage,
  downloadRequestsCsv,
  downloadUsageCsv,
  eachAccountTransaction,
  eachReceipt,
  eachRequest,
  endSessionKeys,
  getAccountTokenPrice,
  getReceipt,
  getRequestBodies,
  getRequestSummary,
  getSpendLimit,
  getUsage,
  linkAccountKey,
  listAccountKeys,
  listAccountTransactions,
  listReceipts,
  listRequests,
  removeSpendLimit,
  revokeAccountKey,
  rotateAccountKey,
  setSpendLimit,
} from '@search-foundation/api-client/account'

declare const client: Client
declare const botCheck: string
declare const id: string

/** A use of each function about a signed-in user's keys, calls, usage and receipts. The reference shows the bodies as they are written here. */
export const accountExamples = {
  async listAccountKeys() {
    for (const { name, masked, wallet } of await listAccountKeys(client))
      console.log(name, masked, wallet)
  },
  async createAccountKey() {
    const { api_key } = await createAccountKey(
      client,
      {
        name: 'Search page',
        scopes: ['embeddings', 'rerank'],
        budget: { tokens: 1_000_000, period: 'day' },
      },
      { botCheck },
    )
    console.log(api_key) // It is shown only now.
  },
  async changeAccountKey() {
    await changeAccountKey(client, id, {
      name: 'Search page',
      scopes: ['embeddings'],
    })
  },
  async rotateAccountKey() {
    // For a day, the previous secret works too.
    const { api_key } = await rotateAccountKey(client, id, {
      botCheck,
      graceSeconds: 86_400,
    })
    console.log(api_key)
  },
  async revokeAccountKey() {
    await revokeAccountKey(client, id, { botCheck })
  },
  async linkAccountKey() {
    const { masked } = await linkAccountKey(client, 'sf_trial_…')
    console.log(masked)
  },
  async createSessionKey() {
    const { api_key, ends_at } = await createSessionKey(client, id, {
      scopes: ['embeddings'],
    })
    console.log(api_key, ends_at)
  },
  async endSessionKeys() {
    const { ended } = await endSessionKeys(client)
    console.log(ended)
  },
  async getSpendLimit() {
    const limit = await getSpendLimit(client)
    console.log(
      limit === null
        ? 'no limit'
        : `${limit.used_tokens} of ${limit.tokens} tokens`,
    )
  },
  async setSpendLimit() {
    await setSpendLimit(client, {
      tokens: 1_000_000_000,
      period: 'month',
      alert_percent: 80,
    })
  },
  async removeSpendLimit() {
    await removeSpendLimit(client)
  },
  async listRequests() {
    const { records } = await listRequests(client, {
      status: '4xx',
      pageSize: 20,
    })
    for (const { at, route, error_message } of records)
      console.log(at, route, error_message)
  },
  async eachRequest() {
    for await (const { at, model, tokens } of eachRequest(client, {
      status: '2xx',
    }))
      console.log(at, model, tokens)
  },
  async getRequestSummary() {
    const { requests, failed, p95_ms } = await getRequestSummary(client)
    console.log(
      `${failed} of ${requests} failed; 95% took less than ${p95_ms} ms`,
    )
  },
  async getRequestBodies() {
    const { request, response } = await getRequestBodies(client, id)
    console.log(request?.text, response?.text)
  },
  async deleteRequestBodies() {
    await deleteRequestBodies(client, id)
  },
  async downloadRequestsCsv() {
    const csv = await downloadRequestsCsv(client, { status: '5xx' })
    console.log(await csv.text())
  },
  async getUsage() {
    const { rows, total_tokens } = await getUsage(client, {
      groupBy: ['day', 'key'],
      from: '2026-11-01',
    })
    console.log(rows.length, total_tokens)
  },
  async downloadUsageCsv() {
    const csv = await downloadUsageCsv(client, { from: '2026-11-01' })
    console.log(await csv.text())
  },
  async getAccountTokenPrice() {
    const { per_million, currency } = await getAccountTokenPrice(client)
    console.log(per_million, currency)
  },
  async listAccountTransactions() {
    const { records, next_cursor } = await listAccountTransactions(client, {
      type: 'purchase',
    })
    console.log(records.length, next_cursor)
  },
  async eachAccountTransaction() {
    for await (const { type, quantity } of eachAccountTransaction(client))
      console.log(type, quantity)
  },
  async downloadAccountTransactionsCsv() {
    const csv = await downloadAccountTransactionsCsv(client)
    console.log(await csv.text())
  },
  async listReceipts() {
    const { records } = await listReceipts(client, { pageSize: 10 })
    for (const { number, amount_text } of records)
      console.log(number, amount_text)
  },
  async eachReceipt() {
    for await (const { number, amount_text } of eachReceipt(client))
      console.log(number, amount_text)
  },
  async getReceipt() {
    const { product_name, amount_text } = await getReceipt(client, id)
    console.log(product_name, amount_text)
  },
  async downloadReceiptPage() {
    const page = await downloadReceiptPage(client, id, { lang: 'de' })
    console.log(await page.text())
  },
}
