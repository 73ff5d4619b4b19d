import type { Context } from 'hono'

import { withUser } from '../../access/with-user.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  rotateSecret,
  verifyAgain,
} from '../../account/webhooks/change-webhooks.ts'
import { checkedUrl } from '../../account/webhooks/checked-url.ts'
import { listDeliveries } from '../../account/webhooks/list-deliveries.ts'
import { readWebhooks } from '../../account/webhooks/read-webhooks.ts'
import { deliverAgain, sendTest } from '../../account/webhooks/send-deliveries.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { recordAction, type AccountAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'
import * as calls from './route-definitions.ts'

const idOf = (context: Context): string => context.req.param('id') ?? ''

/** The webhooks of the signed-in user. Every change gets an entry in the audit log. */
export function accountWebhookRoutes(services: Services): App {
  const { config, database, now } = services

  const record = (
    sql: Sql,
    context: Context,
    userId: string,
    action: AccountAction,
    { id, ...detail }: { id: string; url?: string; events?: string[] | null },
  ) => recordAction(sql, { userId, action, subject: id, detail, at: now(), ip: clientAddress(context) })

  const app = createApp()
  app.openapi(withUser(services, calls.listWebhooks), async (context) => {
    const { uid } = context.get('identity')
    return context.json({ webhooks: await readWebhooks(database, uid, now()) }, 200)
  })
  app.openapi(withUser(services, calls.createWebhook), async (context) => {
    const { uid } = context.get('identity')
    const { url: address, events } = context.req.valid('json')
    const url = checkedUrl(address, config.webhookNetworks)
    const made = await database.transaction(async (sql) => {
      const result = await createWebhook(sql, uid, { url, events }, now())
      await record(sql, context, uid, 'webhook_set', { id: result.webhook.id, url, events })
      return result
    })
    return context.json(made, 201)
  })
  app.openapi(withUser(services, calls.changeWebhook), async (context) => {
    const { uid } = context.get('identity')
    const { url: address, events } = context.req.valid('json')
    const url = address === undefined ? undefined : checkedUrl(address, config.webhookNetworks)
    const webhook = await database.transaction(async (sql) => {
      const changed = await changeWebhook(sql, uid, idOf(context), { url, events }, now())
      const { id, url: set, events: chosen } = changed.webhook
      if (changed.isChanged) await record(sql, context, uid, 'webhook_set', { id, url: set, events: chosen })
      return changed.webhook
    })
    return context.json({ webhook }, 200)
  })
  app.openapi(withUser(services, calls.removeWebhook), async (context) => {
    const { uid } = context.get('identity')
    const webhook = await database.transaction(async (sql) => {
      const removed = await removeWebhook(sql, uid, idOf(context), now())
      await record(sql, context, uid, 'webhook_removed', { id: removed.id, url: removed.url })
      return removed
    })
    return context.json({ webhook }, 200)
  })
  app.openapi(withUser(services, calls.requestWebhookVerification), async (context) => {
    const { uid } = context.get('identity')
    const webhook = await database.transaction((sql) => verifyAgain(sql, uid, idOf(context), now()))
    return context.json({ webhook }, 200)
  })
  app.openapi(withUser(services, calls.rotateWebhookSecret), async (context) => {
    const { uid } = context.get('identity')
    const { grace_seconds: graceSeconds } = context.req.valid('json')
    const rotated = await database.transaction(async (sql) => {
      const result = await rotateSecret(sql, uid, idOf(context), { graceSeconds, at: now() })
      await record(sql, context, uid, 'webhook_secret_rotated', { id: result.webhook.id })
      return result
    })
    return context.json(rotated, 200)
  })
  app.openapi(withUser(services, calls.sendTestWebhook), async (context) => {
    const { uid } = context.get('identity')
    const delivery = await database.transaction((sql) => sendTest(sql, uid, idOf(context), now()))
    return context.json({ delivery }, 200)
  })
  app.openapi(withUser(services, calls.listWebhookDeliveries), async (context) => {
    const { uid } = context.get('identity')
    const { webhook_id: webhookId, ...selection } = context.req.valid('query')
    return context.json(await listDeliveries(database, uid, { ...selection, webhookId }), 200)
  })
  app.openapi(withUser(services, calls.deliverWebhookAgain), async (context) => {
    const { uid } = context.get('identity')
    const delivery = await database.transaction((sql) => deliverAgain(sql, uid, idOf(context), now()))
    return context.json({ delivery }, 200)
  })
  return app
}
