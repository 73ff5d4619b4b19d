import type { Client } from '@search-foundation/api-client'
import {
  changeWebhook,
  createWebhook,
  deleteAccount,
  deliverWebhookAgain,
  downloadActionsCsv,
  eachAccountAction,
  eachInboxItem,
  eachWebhookDelivery,
  exportAccount,
  getMailChoices,
  listAccountActions,
  listInbox,
  listWebhookDeliveries,
  listWebhooks,
  markInboxRead,
  removeWebhook,
  requestWebhookVerification,
  revokeSessions,
  rotateWebhookSecret,
  sendTestWebhook,
  setMailChoices,
} from '@search-foundation/api-client/account'

declare const client: Client
declare const id: string

/** A use of each function about a signed-in user's webhooks, inbox and data. The reference shows the bodies as they are written here. */
export const webhookExamples = {
  async createWebhook() {
    const { webhook, secret } = await createWebhook(client, {
      url: 'https://you.example/webhooks',
      events: ['bulk_job.completed', 'bulk_job.failed'],
    })
    console.log(webhook.id, secret) // The secret is shown only now.
  },
  async listWebhooks() {
    for (const { url, verification } of await listWebhooks(client))
      console.log(url, verification.state)
  },
  async changeWebhook() {
    await changeWebhook(client, id, { events: ['balance.low'] })
  },
  async requestWebhookVerification() {
    await requestWebhookVerification(client, id)
  },
  async rotateWebhookSecret() {
    const { secret } = await rotateWebhookSecret(client, id, {
      graceSeconds: 3600,
    })
    console.log(secret)
  },
  async removeWebhook() {
    await removeWebhook(client, id)
  },
  async sendTestWebhook() {
    const { state } = await sendTestWebhook(client, id)
    console.log(state)
  },
  async listWebhookDeliveries() {
    const { records } = await listWebhookDeliveries(client, {
      state: 'failed',
    })
    for (const { type, last_status, last_error_code } of records)
      console.log(type, last_status, last_error_code)
  },
  async eachWebhookDelivery() {
    for await (const { id: event, state } of eachWebhookDelivery(client))
      console.log(event, state)
  },
  async deliverWebhookAgain() {
    const { attempts } = await deliverWebhookAgain(client, id)
    console.log(attempts)
  },
  async listInbox() {
    const { records, unread } = await listInbox(client, { pageSize: 20 })
    console.log(`${unread} of ${records.length} are new`)
  },
  async eachInboxItem() {
    for await (const item of eachInboxItem(client)) console.log(item)
  },
  async markInboxRead() {
    const marked = await markInboxRead(client)
    console.log(marked)
  },
  async getMailChoices() {
    const { low_balance } = await getMailChoices(client)
    console.log(low_balance)
  },
  async setMailChoices() {
    await setMailChoices(client, { bulk_job: false })
  },
  async listAccountActions() {
    const { records } = await listAccountActions(client, {
      action: 'key_created',
    })
    for (const { at, ip } of records) console.log(at, ip)
  },
  async eachAccountAction() {
    for await (const { at, action } of eachAccountAction(client))
      console.log(at, action)
  },
  async downloadActionsCsv() {
    const csv = await downloadActionsCsv(client)
    console.log(await csv.text())
  },
  async exportAccount() {
    const { exported_at, user } = await exportAccount(client)
    console.log(exported_at, user.email)
  },
  async revokeSessions() {
    await revokeSessions(client)
  },
  async deleteAccount() {
    await deleteAccount(client, { confirm: 'you@example.org' })
  },
}
